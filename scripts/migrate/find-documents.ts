import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from '#sections/migrate-documents.ts';

const maxAsked = 500; // ids in one question

/**
 * The documents with these ids that exist, drafts and versions only by their own ids. There may be more ids than an
 * address of the API can hold.
 */
export async function findDocuments(client: SanityClient, ids: readonly string[]): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (const some of inParts(ids))
    found.push(
      ...(await client.fetch<StoredDocument[]>('*[_id in $some]', { some }, { perspective: 'raw' })),
    );
  return found;
}

/** The ids in parts of which each fits into one question. */
export const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxAsked) }, (_, index) =>
    ids.slice(index * maxAsked, (index + 1) * maxAsked),
  );
