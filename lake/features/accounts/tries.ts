import { rateLimit } from '@tessera/limits/rate-limit';
import type { LimitNumbers } from '../../kernel/options.ts';

/**
 * Counts wrong passwords by the network address that sends them, and within an address by account, so that nobody is
 * locked out by strangers elsewhere.
 */
export interface Tries {
  /**
   * Counts an attempt and answers 0. After too many it counts nothing, and answers in how many seconds the next is
   * taken.
   */
  take(address: string, email: string): number;
  /** Takes back an attempt that was counted: the password was right, or was not looked at. */
  giveBack(address: string, email: string): void;
}

const maxEmail = 254; // characters that an email address can have
const minuteMs = 60_000;

/** Allows `signIns` wrong passwords a minute from one address, and `accountSignIns` of these for one account. */
export function openTries({
  signIns: maxOfAddress,
  accountSignIns: maxOfAccount,
}: Pick<LimitNumbers, 'signIns' | 'accountSignIns'>): Tries {
  const ofAddress = rateLimit(maxOfAddress, minuteMs);
  const ofAccount = rateLimit(maxOfAccount, minuteMs);
  const accountAt = (address: string, email: string) =>
    `${address} ${email.slice(0, maxEmail).toLowerCase()}`;
  return {
    take(address, email) {
      const account = accountAt(address, email);
      const seconds = Math.max(ofAddress.waitOf(address), ofAccount.waitOf(account));
      if (seconds > 0) return seconds;
      ofAddress.take(address);
      ofAccount.take(account);
      return 0;
    },
    giveBack(address, email) {
      ofAddress.giveBack(address);
      ofAccount.giveBack(accountAt(address, email));
    },
  };
}
