import { ServerResponse, type IncomingMessage } from 'node:http';
import { askedBy } from './asked.ts';
import { clientAddress } from './client-address.ts';
import type { Exchange } from './log-line.ts';

/** Two clocks. */
export interface Clock {
  readonly now: () => Date;
  /** Milliseconds since some moment; never set back. */
  readonly elapsed: () => number;
}

/** What nginx calls a request whose client did not wait for the answer. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * A class of answers that tell when they are over. Node makes one for whatever it can read as HTTP, even where it
 * answers by itself.
 *
 * @param tell called once for each request
 */
export function watchedResponse({ now, elapsed }: Clock, tell: (exchange: Exchange) => void) {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    #head = new Map<string, unknown>();
    #bytes = 0;

    constructor(...parameters: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...parameters);
      const [request] = parameters;
      const { method, url = '' } = request;
      // When the connection is gone nobody knows any more where it came from.
      const client = clientAddress(request);
      const began = elapsed();
      this.once('close', () => {
        const requestId = this.#sent('x-request-id');
        tell({
          time: now(),
          requestId: requestId === undefined ? undefined : String(requestId),
          clientAddress: client,
          method,
          asked: askedBy(url),
          status: this.#isWhole() ? this.statusCode : CLIENT_CLOSED_REQUEST,
          bytes: method === 'HEAD' ? 0 : this.#bytes,
          duration: elapsed() - began,
        });
      });
    }

    override writeHead(status: number, ...rest: readonly unknown[]): this {
      // Node forgets headers that it is given only here.
      const headers = Object.entries(rest.at(-1) ?? {});
      this.#head = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
      return super.writeHead(status, ...(rest as []));
    }

    override write(chunk: unknown, ...rest: readonly unknown[]): boolean {
      this.#bytes += sizeOf(chunk);
      return super.write(chunk, ...(rest as []));
    }

    override end(...rest: readonly unknown[]): this {
      this.#bytes += sizeOf(rest[0]);
      return super.end(...(rest as []));
    }

    #sent(header: string): unknown {
      return this.#head.get(header) ?? this.getHeader(header);
    }

    /** Whether all of it was sent. A client that has it may be gone before a file is known to have no more. */
    #isWhole(): boolean {
      const isAllSent =
        this.writableLength === 0 && this.#bytes === Number(this.#sent('content-length'));
      return this.writableFinished || isAllSent;
    }
  };
}

function sizeOf(chunk: unknown): number {
  return typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.byteLength(chunk) : 0;
}
