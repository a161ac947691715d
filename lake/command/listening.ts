import { isLoopbackListener } from '@tessera/limits/loopback';

/** The host by which this machine reaches what listens on a host: `127.0.0.1` where that stands for all addresses. */
export const nearHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** Whether this machine reaches what listens on a host under the name "localhost". */
export const isLocalhost = (host: string): boolean =>
  ['localhost', '127.0.0.1', '::1'].includes(nearHost(host));

/** The loopback address that goes with a host: the host itself when it is such an address, else `127.0.0.1`. */
export const loopbackOf = (host: string): string =>
  isLoopbackListener(host) && host !== 'localhost' ? host : '127.0.0.1';

/** A host as addresses have it: one of IPv6 in brackets. */
export const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);
