import { start, type Running } from '../run.ts';
import { DIGEST, RELEASE, TODAY } from '../sample.ts';

const PROGRAM = 'src/hosting/node/serve.ts';

/** Starts the real Node host on a port that the system picks, over the built sample unless told otherwise. */
export async function startNodeHost(
  set: Readonly<Record<string, string>> = {},
  parameters: readonly string[] = ['--release', RELEASE],
): Promise<Running & { readonly url: string }> {
  const host = start(PROGRAM, [...parameters], {
    PORT: '0',
    MUSEUM_TODAY: TODAY,
    API_CREDENTIALS_SHA256: DIGEST,
    ...set,
  });
  const [, url = ''] = await host.said(/Pages\s+(http:\S+)\//);
  return { ...host, url };
}
