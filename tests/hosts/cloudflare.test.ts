import { describeHost } from './every-host.ts';

describeHost('cloudflare', {
  // The asset layer knows one kind of redirect, names no methods and no requests, and leaves compression to what stands
  // before it.
  redirectStatus: 307,
  namesNoMethods: true,
  namesNoRequests: true,
  compressesOnTheWay: true,
  // Cloudflare's own servers stand before a Worker and see to these; what stands there here, Miniflare, does not.
  isShielded: true,
  refusedByParser: ['an unknown method', 'CONNECT', 'CONNECT for an operation'],
  // The asset layer sends files whole.
  sendsNoParts: true,
  parserFailures: [' * ', 'two Hosts', 'a Host that is none'],
});
