import type { SanityClient } from '@sanity/client';
import { writeInBatches } from '#lake/import/write-in-batches.ts';

/** Puts documents into a dataset, each in place of the one with its id. */
export const writeDocuments = (
  client: SanityClient,
  documents: readonly { _id: string; _type: string }[],
  onProgress?: (what: string, count: number, of: number) => void,
): Promise<void> =>
  writeInBatches(
    async (batch) => {
      const transaction = client.transaction();
      for (const document of batch) transaction.createOrReplace(document);
      await transaction.commit({ visibility: 'async', returnDocuments: false });
    },
    documents,
    onProgress,
  );
