import { parseArgs } from 'node:util';
import { RELEASE_RECORD, ageOf, parseReleaseRecord } from '../domain/release-record.ts';

const USAGE = `npm run age -- <address>                  says how old the release is that a host serves
npm run age -- <address> --max-hours 36   fails if it is older than that (36 unless told)`;
const TIMEOUT_MS = 30_000;

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { address, maxHours } = readArguments();
  const url = new URL(`/${RELEASE_RECORD}`, address);
  const record = parseAnswer(url, await fetchText(url));
  const { isTooOld, words } = ageOf(record, new Date(), maxHours);
  const age = `${address} ${words}`;
  if (isTooOld) throw new Error(`${age}: that is more than ${maxHours} hours. Publish again.`);
  console.log(`${age}.`);
}

/** @throws {Error} with the usage if they are not valid */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        /** The age from which a release is too old. */
        'max-hours': { type: 'string', default: '36' },
      },
    });
    const [address = '', ...more] = positionals;
    if (more.length > 0 || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
      throw new Error('Give one address, such as https://museum.example.');
    }
    const maxHours = Number(values['max-hours']);
    if (!(maxHours > 0)) throw new Error('--max-hours must be a number of hours, such as 36.');
    return { address, maxHours };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

async function fetchText(url: URL): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await response.text();
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : message;
    throw new Error(`${url}: there is no answer (${reason}).`, { cause: error });
  }
  throw new Error(`${url}: the answer has status ${response.status}, so the age is unknown.`);
}

function parseAnswer(url: URL, text: string) {
  try {
    return parseReleaseRecord(text);
  } catch (error) {
    throw new Error(`${url}: this does not say how old the release is.`, { cause: error });
  }
}
