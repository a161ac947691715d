import type { SanityClient } from '@sanity/client';
import { type Fields, isFields } from '#schemas/fields.ts';

const tries = 25;
const pauseMs = 200;
const ofTheLake = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);

/**
 * Waits until the lake has a document as the form has it, which saves a second behind the keys at most: what is asked of the
 * lake before that may be of another state. Goes on after some seconds in any case.
 */
export async function whenStored(client: SanityClient, document: Fields & { _id: string }): Promise<void> {
  const wanted = sayAlike(document);
  for (let turn = 0; turn < tries; turn++) {
    const stored = await client.fetch<Fields | null>('*[_id == $id][0]', { id: document._id });
    if (stored && sayAlike(stored) === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** A document in one line, the same however its fields are ordered. */
function sayAlike(document: Fields): string {
  return JSON.stringify(document, (name, value) => {
    if (ofTheLake.has(name)) return undefined;
    return isFields(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value;
  });
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
