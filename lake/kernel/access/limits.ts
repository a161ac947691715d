import { rateLimit } from '@tessera/limits/rate-limit';
import { seats } from '@tessera/limits/seats';
import { inBrackets, type NameOf } from '../name-of.ts';
import type { GivenLimits, LimitNumbers } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { administratorId, type Identity } from './identity.ts';
import type { Sender } from './sender.ts';

/** What requests are counted for, by the minute. */
export type Counted = 'queries' | 'uploads' | 'pictures';

/** Who asks, and from where. */
export interface Asker {
  identity: Identity;
  sender: Sender;
}

/** Keeps one client from using up what is there for all. */
export interface Limits {
  /**
   * Counts a request; throws a 429 that says when to come again. The site and whoever is at this machine are not
   * counted.
   */
  count(what: Counted, asker: Asker): void;
  /** Takes a seat for what stays open, and answers what frees it; throws a 429 when there is none for this one. */
  seat(asker: Asker): () => void;
  /**
   * Counts an answer of so many bytes as held in memory, until the returned function is called; throws a 429 when too
   * much is held already.
   */
  hold(bytes: number, asker: Asker): () => void;
}

const megabyte = 1024 * 1024;

const usual: LimitNumbers = {
  queries: 30_000,
  anonymousQueries: 1_200,
  streams: 200,
  anonymousStreams: 100,
  allAnonymousStreams: 1_000, // the others have seats of their own
  anonymousHeldBytes: 64 * megabyte,
  allAnonymousHeldBytes: 256 * megabyte,
  signIns: 30,
  accountSignIns: 10,
  passwords: 32,
  addressPasswords: 4,
  uploads: 3_000,
  pictures: 3_000,
};
const minuteMs = 60_000;
const retrySeconds = 10; // until a seat may have become free

/** The numbers of all limits, where only some are given. */
export const limitNumbers = (given: GivenLimits = {}): LimitNumbers => ({
  ...usual,
  ...Object.fromEntries(Object.entries(given).filter(([, number]) => number !== undefined)),
});

/** Begins to count for one lake; `nameOf` is that of its options. */
export function openLimits(numbers: LimitNumbers, nameOf?: NameOf): Limits {
  const named = (limit: keyof LimitNumbers) => inBrackets(`limits.${limit}`, nameOf);
  const rates = {
    queries: rateLimit(numbers.queries, minuteMs),
    anonymousQueries: rateLimit(numbers.anonymousQueries, minuteMs),
    uploads: rateLimit(numbers.uploads, minuteMs),
    pictures: rateLimit(numbers.pictures, minuteMs),
  };
  const known = seats(numbers.streams);
  const anonymous = seats(numbers.anonymousStreams, numbers.allAnonymousStreams);
  const held = seats(numbers.anonymousHeldBytes, numbers.allAnonymousHeldBytes);
  return {
    count(what, { identity, sender }) {
      if (sender.isOwnMachine || identity.id === administratorId) return;
      const isAnonymous = identity.role === 'anonymous';
      const name = what === 'queries' && isAnonymous ? 'anonymousQueries' : what;
      const isOfAddress = isAnonymous || what === 'pictures';
      const seconds = rates[name].take(isOfAddress ? sender.address : identity.id);
      if (seconds === 0) return;
      const whose = isOfAddress ? 'one address' : 'one token';
      const message = `${numbers[name]} ${words[what]} a minute are answered to ${whose}${named(name)}. Ask again in ${seconds} s.`;
      throw tooMany(message, seconds);
    },
    seat({ identity, sender }) {
      if (identity.id === administratorId) return () => {};
      const isAnonymous = identity.role === 'anonymous';
      const free = isAnonymous ? anonymous.take(sender.address) : known.take(identity.id);
      if (free) return free;
      const [whose, name] = isAnonymous
        ? (['one address without a token', 'anonymousStreams'] as const)
        : (['one token', 'streams'] as const);
      throw tooMany(
        `${numbers[name]} streams at one time are open to ${whose}${named(name)}, and without a token ${numbers.allAnonymousStreams} in all${named('allAnonymousStreams')}. Close some, or come again in ${retrySeconds} s.`,
        retrySeconds,
        // Whoever is refused holds no connection either.
        { Connection: 'close' },
      );
    },
    hold(bytes, { identity, sender }) {
      if (identity.role !== 'anonymous' || sender.isOwnMachine) return () => {};
      const free = held.take(sender.address, bytes);
      if (free) return free;
      const [own, all] = [numbers.anonymousHeldBytes, numbers.allAnonymousHeldBytes].map(
        (most) => `${Math.round(most / megabyte)} MB`,
      );
      throw tooMany(
        `At most ${own} of answers wait to be read by one address without a token, and ${all} in all. Read the earlier answers, or ask again in ${retrySeconds} s.`,
        retrySeconds,
        { Connection: 'close' },
      );
    },
  };
}

/** The refusal of whoever asks too often, which says after how many seconds to come again. */
export const tooMany = (message: string, seconds: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal(429, message, undefined, { 'Retry-After': String(seconds), ...headers });

const words: Record<Counted, string> = {
  queries: 'queries',
  uploads: 'uploads',
  pictures: 'pictures and files',
};
