import { isLoopbackListener } from '@tessera/limits/loopback';

/** The host by which this machine reaches what listens on one, which may stand for all of its addresses. */
export const nearHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** Whether this machine reaches what listens on a host by the name "localhost". */
export const isLocalhost = (host: string): boolean =>
  ['localhost', '127.0.0.1', '::1'].includes(nearHost(host));

/** The address of loopback that goes with a host: the same when it is one. */
export const loopbackOf = (host: string): string =>
  isLoopbackListener(host) && host !== 'localhost' ? host : '127.0.0.1';

/** A host as it stands in addresses. */
export const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);
