import type { SanityClient } from '@sanity/client';

/**
 * Adds a tag to files that do not have it yet. Trims it and collapses spaces; ignores files that were deleted
 * meanwhile. Rejects when the lake refuses.
 */
export async function addTag(client: SanityClient, ids: readonly string[], typed: string): Promise<void> {
  const tag = typed.trim().replace(/\s+/g, ' ');
  if (!tag) return;
  const untagged = '*[_id in $ids && !($label in coalesce(opt.tags, []))]';
  await client
    .patch({ query: untagged, params: { ids, label: tag } })
    .setIfMissing({ opt: {}, 'opt.tags': [] })
    .append('opt.tags', [tag])
    .commit({ visibility: 'sync' });
}

/** Removes a tag from files. Rejects when the lake refuses. */
export async function removeTag(client: SanityClient, ids: readonly string[], tag: string): Promise<void> {
  const change = client.transaction();
  for (const id of ids) change.patch(id, (patch) => patch.unset([`opt.tags[@ == ${JSON.stringify(tag)}]`]));
  await change.commit({ visibility: 'sync' });
}
