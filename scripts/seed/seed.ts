import { fileURLToPath } from 'node:url';
import type { SanityClient } from '@sanity/client';
import { documents } from '#content/index.ts';
import { linkAssets, namedAssets, uploadAssets } from './assets.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Puts the first content into a lake, in one transaction, and answers how many documents it has written. */
export async function seed(client: SanityClient, { replace = false } = {}): Promise<number> {
  const ids = await uploadAssets(client, contentFolder, namedAssets(documents));
  const transaction = client.transaction();
  for (const document of linkAssets(documents, ids)) {
    if (replace) transaction.createOrReplace(document);
    else transaction.createIfNotExists(document);
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false });
  return documents.length;
}
