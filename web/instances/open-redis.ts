import { createClient, RESP_TYPES } from '@redis/client';
import type { AskRedis } from './shared-renderings.ts';

const answerMs = 500; // in which Redis answers, or counts as away: a visitor may be waiting
const maxFirstMs = 2_000; // for the first try to connect, on a machine that is busy with its start
const maxPauseMs = 2_000; // between two tries to reach it

/** Connects to Redis, or Valkey, and goes on trying whenever it is away; the log says when it goes and comes. */
export function openRedis(url: string): { ask: AskRedis; close: () => void } {
  const client = createClient({
    url,
    // A question that waited for Redis to come back would be asked too late.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, maxPauseMs), connectTimeout: answerMs },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway)
      console.error(`Redis is away (${error.message}); this instance renders for itself meanwhile.`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) console.log('Redis is back; pages are shared again.');
    isAway = false;
  });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  // The first questions wait for the first try to connect, later ones do not wait.
  const tried = Promise.withResolvers<void>();
  for (const end of ['ready', 'error'] as const) client.once(end, () => tried.resolve());
  const late = setTimeout(tried.resolve, maxFirstMs).unref();
  client.connect().catch(() => {}); // the `error` event has said why
  return {
    async ask(script, keys, words) {
      await tried.promise.finally(() => clearTimeout(late));
      if (!client.isReady) throw new Error('Redis is away.');
      const answer = await within(answerMs, bytes.eval(script, { keys, arguments: words }));
      if (Array.isArray(answer)) return answer;
      throw new Error(`Redis answers ${typeof answer} where a list was asked for.`);
    },
    close: () => client.destroy(),
  };
}

function within<T>(ms: number, wanted: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Redis does not answer within ${ms} ms.`)), ms);
  return Promise.race([wanted, promise]).finally(() => clearTimeout(timer));
}
