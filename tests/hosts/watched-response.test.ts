import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import type { Exchange } from '../../src/hosting/node/log-line.ts';
import { watchedResponse } from '../../src/hosting/node/watched-response.ts';
import { askRaw } from './raw.ts';

const TIME = new Date('2026-11-20T09:30:00Z');

/** A server whose second clock goes on by two milliseconds whenever it is read; `told` waits for so many answers. */
async function watchedServer(listener: RequestListener) {
  const exchanges: Exchange[] = [];
  const heard = new Set<() => void>();
  let elapsed = 0;
  const clock = { now: () => TIME, elapsed: () => (elapsed += 2) };
  const ServerResponse = watchedResponse(clock, (exchange) => {
    exchanges.push(exchange);
    for (const hear of heard) hear();
  });
  const server = createServer({ ServerResponse }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const told = (count: number) =>
    new Promise<readonly Exchange[]>((resolve) => {
      const hear = () => exchanges.length >= count && resolve(exchanges);
      heard.add(hear);
      hear();
    });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, url: `http://127.0.0.1:${port}`, told, close };
}

test('an answer tells when it is over what it was, however it was written', async () => {
  const { url, told, close } = await watchedServer(({ url, method }, response) => {
    if (url === '/chunks') {
      response.setHeader('X-Request-Id', 'set');
      response.write('ä');
      response.write(Buffer.from('bc'));
      response.end('d');
    } else if (method === 'HEAD') {
      response.writeHead(200, { 'content-length': 3 }).end();
    } else {
      response.writeHead(404, { 'x-request-id': 'given' }).end('none');
    }
  });
  await askRaw(url, '/chunks');
  await told(1);
  await askRaw(url, '/api/museum-hours?page=2');
  await told(2);
  await askRaw(url, '/', {}, 'HEAD');
  const client = { time: TIME, clientAddress: '127.0.0.1' };
  expect(await told(3)).toEqual([
    {
      ...client,
      requestId: 'set',
      method: 'GET',
      asked: { path: '/chunks', operation: 'page', parameters: [] },
      status: 200,
      bytes: 5,
      duration: 2,
    },
    {
      ...client,
      requestId: 'given',
      method: 'GET',
      asked: { path: '/api/museum-hours', operation: '/museum-hours', parameters: ['page'] },
      status: 404,
      bytes: 4,
      duration: 2,
    },
    {
      ...client,
      requestId: undefined,
      method: 'HEAD',
      asked: { path: '/', operation: 'page', parameters: [] },
      status: 200,
      bytes: 0,
      duration: 2,
    },
  ]);
  close();
});

test('answers whose client is gone have status 499, those behind another one, too', async () => {
  const { port, told, close } = await watchedServer(({ url }, response) => {
    if (url === '/first') socket.destroy();
    else response.end('never sent');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
  const exchanges = await told(2);
  expect(exchanges.map(({ asked, status }) => [asked?.path, status]).toSorted()).toEqual([
    ['/first', 499],
    ['/second', 499],
  ]);
  close();
});
