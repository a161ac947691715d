import type { SanityClient } from '@sanity/client';
import type { Document } from '#content/document-file.ts';
import { contentFolder, readDocuments } from '#content/read-documents.ts';
import { type AssetFile, assetIn, linkAssets, namedAssets } from '#lake/import/asset-files.ts';
import { uploadAssets } from './assets.ts';
import { stillOpen } from './still-open.ts';

/**
 * Puts documents into a lake in one transaction, and returns how many: the first content unless others are given, with
 * the files that they name in `folder`. Documents that exist already stay as they are, unless `replace` is set.
 */
export async function seed(
  client: SanityClient,
  {
    replace = false,
    folder = contentFolder,
    content = stillOpen(readDocuments(folder), new Date()),
  }: { replace?: boolean; folder?: string; content?: readonly Document[] } = {},
): Promise<number> {
  const uploaded = await uploadAssets(client, await contentAssets(content, folder));
  const transaction = client.transaction();
  for (const document of linkAssets(content, uploaded)) {
    if (replace) transaction.createOrReplace(document);
    else transaction.createIfNotExists(document);
  }
  await transaction.commit({ visibility: 'sync', returnDocuments: false });
  return content.length;
}

/** The files that some documents name in the folder of their content; throws a sentence when one does not exist. */
export async function contentAssets(
  content: readonly object[],
  folder = contentFolder,
): Promise<Map<string, AssetFile>> {
  const assets = new Map<string, AssetFile>();
  for (const name of namedAssets(content)) assets.set(name, await assetIn(folder, name));
  return assets;
}
