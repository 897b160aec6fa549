import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Address } from '../settings.ts';
import type { Counters } from './counters.ts';

/** Shows counters to Prometheus at `/metrics`, and nothing else. It does not keep the process up. */
export async function serveMetrics(
  { contentType, text }: Pick<Counters, 'contentType' | 'text'>,
  { host, port }: Address,
): Promise<void> {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.on('connection', (socket) => socket.unref());
  server.listen(port, host).unref();
  await once(server, 'listening');
}
