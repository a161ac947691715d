/**
 * Whether the address of a socket is this machine's own, also where a socket of IPv6 has one of IPv4. It knows no
 * names: for these there is `isLoopbackHost`.
 */
export const isLoopbackAddress = (address: string): boolean =>
  /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address);

/**
 * Whether a host, as addresses and the header `Host` have it (an address of IPv6 in brackets, no port), is this
 * machine. Nobody else can have a name below `localhost`, so this is safe from DNS rebinding.
 */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|([a-z\d-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);

/**
 * Whether only this machine reaches what listens on a host. A name below `localhost` does not count, because not every
 * system resolves it to this machine.
 */
export const isLoopbackListener = (host: string): boolean =>
  host === 'localhost' || /^(127(\.\d{1,3}){3}|::1)$/.test(host);
