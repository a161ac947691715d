import { createHash } from 'node:crypto';
import type { AskRedis } from '../../instances/shared-renderings.ts';
import { readSignature } from './webhook-signature.ts';

const heldMs = 10 * 60_000; // twice as long as a signature holds, because one from a clock that is ahead holds longer

/** Keys: names of calls. Answers how many of them are noted. */
const countNoted = `return {redis.call('EXISTS', unpack(KEYS))}`;
/** Keys: names of a call. Words: for how many milliseconds they are noted. */
const note = `
for _, name in ipairs(KEYS) do redis.call('SET', name, 1, 'PX', ARGV[1]) end
return {}`;

/**
 * The calls of a webhook that were carried out, each for as long as its signature would be believed if somebody sent it
 * again.
 */
export interface WebhookCalls {
  /** Whether a call was carried out already. */
  has(names: readonly string[]): Promise<boolean>;
  /** Notes a call that was carried out; one that failed midway is not noted, so that Sanity can send it again. */
  add(names: readonly string[]): Promise<void>;
}

/**
 * The names that tell a signed call from others: its signature, which nobody who overheard the call can change, and its
 * `idempotency-key`, which Sanity sends again when it repeats the call.
 */
export function namesOfCall(header: string, idempotencyKey: string | null): string[] {
  // From the signature as it is parsed: the same bytes can be written with other spaces and other last bits.
  const { time, signature } = readSignature(header) ?? {};
  const name = `${time} ${signature?.toString('hex')}`;
  return idempotencyKey ? [name, idempotencyKey] : [name];
}

/**
 * Keeps the calls in the memory of this process and, where several processes share one, in Redis. While Redis is away
 * each process knows only its own calls; a call that comes again then has pages made anew once more, with the same
 * content.
 */
export function openWebhookCalls(ask?: AskRedis, now: () => number = Date.now): WebhookCalls {
  const own = new Map<string, number>();
  const shared = async (script: string, names: readonly string[], words: string[]) =>
    (await ask?.(script, names.map(keyOf), words).catch(() => undefined)) ?? [];
  return {
    async has(names) {
      for (const [name, until] of own) if (until < now()) own.delete(name);
      if (names.some((name) => own.has(name))) return true;
      const [noted] = await shared(countNoted, names, []);
      return Number(noted ?? 0) > 0;
    },
    async add(names) {
      for (const name of names) own.set(name, now() + heldMs);
      await shared(note, names, [String(heldMs)]);
    },
  };
}

const keyOf = (name: string): string =>
  `{tessera:webhook}:${createHash('sha256').update(name).digest('base64url')}`; // in one slot of a cluster
