import { isLoopbackAddress } from '@tessera/limits/loopback';
import { senderAddresses } from '@tessera/limits/sender-address';
import type { Identity } from './identity.ts';

/** Where a request comes from. */
export interface Sender {
  /** The address by which limits count. */
  address: string;
  /** Whether it comes from this machine and was forwarded for nobody else, such as from the site or its build. */
  isOwnMachine: boolean;
}

/**
 * Tells where a request comes from, by its headers and the address of its socket; without a socket it comes from this
 * machine. A program with a token counts as itself even when it names another sender, as the site does when it passes
 * on a form.
 */
export type SenderOf = (request: Request, identity: Identity, socketAddress: string | undefined) => Sender;

/** Makes a `SenderOf`. Only trusted proxies, addresses or networks such as `10.0.0.0/8`, may say for whom they ask. */
export function sendersBy(trustedProxies: readonly string[] = []): SenderOf {
  const addressOf = senderAddresses(trustedProxies);
  return ({ headers }, { role, email }, socketAddress = '127.0.0.1') => {
    const isProgram = role !== 'anonymous' && email === undefined;
    const forwardedFor = headers.get('x-forwarded-for') ?? undefined;
    const isForwarded = forwardedFor !== undefined || headers.has('forwarded');
    return {
      address: addressOf(socketAddress, isProgram ? undefined : forwardedFor),
      isOwnMachine: isLoopbackAddress(socketAddress) && !isForwarded,
    };
  };
}
