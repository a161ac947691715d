import type { SanityClient } from '@sanity/client';
import type { Document } from '#content/document-file.ts';

/**
 * Documents of the first content whose end is still to come at `now`: an end that has passed is moved on by whole
 * years, because an invented company goes on looking for people.
 */
export function stillOpen(documents: readonly Document[], now: Date): Document[] {
  return documents.map((document) => {
    const { closesAt } = document;
    if (typeof closesAt !== 'string') return document;
    const end = new Date(closesAt);
    while (end <= now) end.setUTCFullYear(end.getUTCFullYear() + 1);
    return end.getTime() === Date.parse(closesAt)
      ? document
      : { ...document, closesAt: end.toISOString().replace('.000Z', 'Z') };
  });
}

const ended = '*[dateTime(closesAt) <= dateTime($now)]{_id, _type, closesAt}';

/** Changes those documents of a lake whose end has passed at `now` to what `stillOpen` makes of them. */
export async function reopen(client: SanityClient, now: Date): Promise<void> {
  const ending: Document[] = await client.fetch(ended, {
    now: now.toISOString(),
  });
  if (ending.length === 0) return;
  const transaction = client.transaction();
  for (const { _id, closesAt } of stillOpen(ending, now))
    transaction.patch(_id, (patch) => patch.set({ closesAt }));
  await transaction.commit({ visibility: 'sync', returnDocuments: false });
}
