import type { SanityClient } from '@sanity/client';
import { saidBy } from '../asking/said-by.ts';
import { usesAmong } from './uses-among.ts';

/** Splits files into those that nothing shows, and those that something does. Rejects when the lake does not answer. */
export async function sortByUse(client: SanityClient, ids: readonly string[]) {
  const used = await usesAmong(client, ids);
  return { free: ids.filter((id) => !used.has(id)), used: ids.filter((id) => used.has(id)) };
}

/**
 * Deletes files, one after the other. Resolves to those that stay, because they are in use by now or the lake refused,
 * each with the reason. Never rejects.
 */
export async function deleteFiles(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const id of ids)
    try {
      await client.delete(id, { visibility: 'sync' });
    } catch (error) {
      kept.set(id, saidBy(error));
    }
  return kept;
}
