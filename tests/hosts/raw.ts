import { request, type IncomingHttpHeaders } from 'node:http';

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path as it is written; fetch() would tidy it up first, and ask for compression. */
export function askRaw(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      let body = ''; // a character a byte
      response.setEncoding('latin1').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asked.on('error', reject).end();
  });
}
