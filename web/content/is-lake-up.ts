import type { SanityClient } from '@sanity/client';

const timeoutMs = 1_000;

/** Whether the lake answers at this moment, within a second. */
export async function isLakeUp(client: SanityClient): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(client.getUrl('/ping'), { signal, cache: 'no-store' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
