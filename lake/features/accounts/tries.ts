import { rateLimit } from '@tessera/limits/rate-limit';
import type { LimitNumbers } from '../../kernel/options.ts';

/** Counts wrong passwords: by the address from which they come, and there by the account; nobody is locked out by others elsewhere. */
export interface Tries {
  /** Counts a try; answers after how many seconds the next is taken, 0 when this one is. */
  take(address: string, email: string): number;
  /** Makes a try uncounted: the password was right, or was not looked at. */
  giveBack(address: string, email: string): void;
}

const maxEmail = 254; // characters of an address that there can be
const minuteMs = 60_000;

/** Takes so many wrong passwords a minute from one address (`signIns`), and so many of them for one account. */
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
