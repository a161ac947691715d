import type { SanityClient } from '@sanity/client';
import type { Fields } from '#schemas/fields.ts';
import { sayAlike } from './say-alike.ts';

const tries = 25;
const pauseMs = 200;

/**
 * Waits until the lake has stored a document as the form has it, because the form saves up to a second after the last
 * key press, and the lake would answer for an older state. Resolves after some seconds in any case, and at once when
 * the signal is aborted. Rejects when the lake does not answer.
 */
export async function whenStored(
  client: SanityClient,
  document: Fields & { _id: string },
  signal?: AbortSignal,
): Promise<void> {
  const wanted = sayAlike(document);
  for (let turn = 0; turn < tries && !signal?.aborted; turn++) {
    const stored = await client.fetch<Fields | null>('*[_id == $id][0]', { id: document._id });
    if (stored && sayAlike(stored) === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
