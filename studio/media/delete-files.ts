import type { SanityClient } from '@sanity/client';
import { usesAmong } from './uses-among.ts';

/** Which of some files nothing shows, and which stay because something does. */
export async function sortByUse(client: SanityClient, ids: readonly string[]) {
  const used = await usesAmong(client, ids);
  return { free: ids.filter((id) => !used.has(id)), used: ids.filter((id) => used.has(id)) };
}

/** Deletes files, one after the other; those that are in use by now, or are refused, stay and are returned. */
export async function deleteFiles(client: SanityClient, ids: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const id of ids)
    try {
      await client.delete(id, { visibility: 'sync' });
    } catch {
      kept.push(id);
    }
  return kept;
}
