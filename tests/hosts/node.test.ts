import { describeContract } from './contract.ts';
import { startNodeHost } from './node-host.ts';

describeContract('Node', async () => {
  const { url, stop } = await startNodeHost();
  return { url, fetch, close: async () => void (await stop()) };
});
