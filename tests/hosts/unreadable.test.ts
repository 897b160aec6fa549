import { expect, test } from 'playwright/test';
import { SERVICE_HEADERS } from '../../src/api/security-headers.ts';
import { startHost } from './hosts.ts';
import { expectProblem } from './problem.ts';
import { requestBytes, sendBytes } from './wire.ts';

test('the Node host answers what it cannot read with a problem document, and closes the connection', async () => {
  const host = await startHost('node');
  for (const [bytes, status] of [
    ['\x16\x03\x01\x02\x00', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: x\r\n\r\n', 400],
    [requestBytes('/', [`X: ${'x'.repeat(400_000)}`]), 431],
    [requestBytes('/', [], { host: 'a b' }), 400],
  ] as const) {
    const [answer, ...more] = await sendBytes(host.url, bytes);
    expect(more).toEqual([]);
    const [head = '', body = ''] = answer?.text.split('\r\n\r\n') ?? [];
    const type = /^content-type: (.+)\r$/im.exec(head)?.[1];
    expectProblem({ status: answer?.status ?? 0, type, body }, status);
    for (const [name, value] of Object.entries(SERVICE_HEADERS)) {
      expect(head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    }
  }
  await host.stop();
});
