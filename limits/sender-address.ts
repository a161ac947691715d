import { BlockList, isIP, isIPv6 } from 'node:net';
import { isLoopbackAddress } from './loopback.ts';

/** Tells where a request comes from, by the address of its socket and its header `X-Forwarded-For`. */
export type SenderAddress = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Makes a `SenderAddress`: a request comes from its socket's address, unless that is a trusted proxy's (an address or a
 * network such as `10.0.0.0/8`), which says for whom it asks. The header is read from the right, because further left
 * stands whatever a client likes to send. Addresses of IPv6 count as one with all of their network.
 */
export function senderAddresses(proxies: readonly string[] = []): SenderAddress {
  const isTrusted = trustedBy(proxies);
  let isTold = false;
  return (socketAddress, forwardedFor) => {
    let sender = plain(socketAddress ?? '');
    const named = forwardedFor?.split(',') ?? [];
    if (named.length > 0 && isNear(sender) && !isTrusted(sender) && !isTold) {
      isTold = true;
      tell(sender);
    }
    while (isIP(sender) && isTrusted(sender)) {
      const before = plain(named.pop()?.trim() ?? '');
      if (!isIP(before)) break;
      sender = before;
    }
    return isIPv6(sender) ? networkOf(sender) : sender;
  };
}

/** Tells whether an address is one of these proxies, each an address or a network such as `10.0.0.0/8`. */
export function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const version = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(prefix ?? (version === 'ipv6' ? 128 : 32)), version);
  }
  return (address) => trusted.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4');
}

/** Tells whether an address stands for many visitors: this machine's own, and those of trusted proxies. */
export function proxiesBy(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = trustedBy(proxies);
  return (address) => isLoopbackAddress(address) || isTrusted(address);
}

/** Whether an address is this machine's own, or of a network that nobody else reaches. */
const isNear = (address: string): boolean =>
  isLoopbackAddress(address) || /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i.test(address);

function tell(proxy: string): void {
  console.warn(
    `A proxy at ${proxy} says for whom it asks, and is not believed: all visitors count as one. If it is yours, name it in TRUSTED_PROXIES.`,
  );
}

/** An address of IPv4 in its own form, also when a socket of IPv6 has it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The first half of an address of IPv6, as an address, because whoever has one address has all 2^64 of that network.
 */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const half = [...left, ...zeros, ...right].slice(0, 4);
  return `${half.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::`;
}
