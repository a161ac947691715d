import type { SanityClient } from '@sanity/client';

/** Gives files a tag, each once; what is typed around it is left away. */
export async function addTag(client: SanityClient, ids: readonly string[], typed: string): Promise<void> {
  const tag = typed.trim().replace(/\s+/g, ' ');
  if (!tag) return;
  const tagged = await client.fetch<string[]>('*[_id in $ids && $label in opt.tags]._id', {
    ids,
    label: tag,
  });
  const change = client.transaction();
  for (const id of ids)
    if (!tagged.includes(id))
      change.patch(id, (patch) =>
        patch.setIfMissing({ opt: {} }).setIfMissing({ 'opt.tags': [] }).append('opt.tags', [tag]),
      );
  await change.commit({ visibility: 'sync' });
}

/** Takes a tag off files. */
export async function removeTag(client: SanityClient, ids: readonly string[], tag: string): Promise<void> {
  const change = client.transaction();
  for (const id of ids) change.patch(id, (patch) => patch.unset([`opt.tags[@ == ${JSON.stringify(tag)}]`]));
  await change.commit({ visibility: 'sync' });
}
