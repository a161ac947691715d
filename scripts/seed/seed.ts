import { fileURLToPath } from 'node:url';
import type { SanityClient } from '@sanity/client';
import { documents } from '#content/index.ts';
import { type AssetFile, assetIn, linkAssets, namedAssets, uploadAssets } from './assets.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Puts the first content into a lake, in one transaction, and answers how many documents it has written. */
export async function seed(
  client: SanityClient,
  { replace = false, content = documents }: { replace?: boolean; content?: typeof documents } = {},
): Promise<number> {
  const uploaded = await uploadAssets(client, await contentAssets(content));
  const transaction = client.transaction();
  for (const document of linkAssets(content, uploaded)) {
    if (replace) transaction.createOrReplace(document);
    else transaction.createIfNotExists(document);
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false });
  return content.length;
}

/** The files of the first content that some of its documents name; throws a sentence when one is not there. */
export async function contentAssets(content: readonly object[]): Promise<Map<string, AssetFile>> {
  const assets = new Map<string, AssetFile>();
  for (const name of namedAssets(content)) assets.set(name, await assetIn(contentFolder, name));
  return assets;
}
