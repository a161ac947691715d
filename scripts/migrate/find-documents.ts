import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from '#sections/migrate-documents.ts';

const maxAsked = 500; // ids in one question

/** Those of some documents that there are, drafts as such; there may be more ids than an address of the API can hold. */
export async function findDocuments(client: SanityClient, ids: readonly string[]): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (const some of inParts(ids))
    found.push(
      ...(await client.fetch<StoredDocument[]>('*[_id in $some]', { some }, { perspective: 'raw' })),
    );
  return found;
}

/** A list in parts that one question can be about. */
export const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxAsked) }, (_, index) =>
    ids.slice(index * maxAsked, (index + 1) * maxAsked),
  );
