import { createHash } from 'node:crypto';
import type { AskRedis } from '../../instances/shared-renderings.ts';
import { readSignature } from './webhook-signature.ts';

const heldMs = 10 * 60_000; // twice as long as a signature holds: one whose clock is ahead holds for longer

/** Keys: names of calls. Answers how many of them are noted. */
const countNoted = `return {redis.call('EXISTS', unpack(KEYS))}`;
/** Keys: names of a call. Words: for how many milliseconds they are noted. */
const note = `
for _, name in ipairs(KEYS) do redis.call('SET', name, 1, 'PX', ARGV[1]) end
return {}`;

/** The calls of a webhook that were carried out, for as long as anybody would be believed who sends one again. */
export interface WebhookCalls {
  /** Whether a call was carried out already. */
  has(names: readonly string[]): Promise<boolean>;
  /** Notes a call, once it was carried out: one that failed in the midst is to be told again. */
  add(names: readonly string[]): Promise<void>;
}

/**
 * What tells a signed call from others: its `idempotency-key`, which Sanity sends again with the same call, and its signature, which
 * whoever has overheard a call cannot change.
 */
export function namesOfCall(header: string, idempotencyKey: string | null): string[] {
  // As the signature is read: the same bytes can be written with other spaces, and with other last bits.
  const { time, signature } = readSignature(header) ?? {};
  const name = `${time} ${signature?.toString('hex')}`;
  return idempotencyKey ? [name, idempotencyKey] : [name];
}

/**
 * Keeps the calls in the memory of this process, and in Redis as well where several processes share one. While that is away each
 * process knows its own alone, and a call that comes again has pages made anew once more, which changes nothing of what they say.
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
