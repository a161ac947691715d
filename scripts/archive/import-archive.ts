import type { SanityClient } from '@sanity/client';
import { archivedAssets } from '#lake/import/archived-assets.ts';
import { factPatches, readFacts } from '#lake/import/asset-facts.ts';
import { linkAssets } from '#lake/import/asset-files.ts';
import { isImported, isRelease } from '#lake/import/imported.ts';
import type { Archive } from '#lake/import/read-archive.ts';
import { isLake } from '../lake/lake-client.ts';
import { uploadAssets } from '../seed/assets.ts';
import type { Counts } from './counts.ts';
import { importLakeParts } from './import-lake-parts.ts';
import { importReleases, unlockReleases } from './import-releases.ts';
import { readLakeParts } from './lake-parts.ts';
import { refuseExisting } from './refuse-existing.ts';
import { writeDocuments } from './write-documents.ts';

/** What was imported, and what was left out because nobody asked for it or the dataset has no place for it. */
export interface Imported extends Counts {
  left: Pick<Counts, 'comments' | 'files' | 'accounts'>;
}

/**
 * Puts an archive into a dataset. Throws before anything is written when something is there already, unless `replace`
 * is set, and when the archive has a fault that can be known by then. Accounts come only with `accounts`.
 */
export async function importArchive(
  client: SanityClient,
  archive: Archive,
  {
    replace = false,
    accounts = false,
    onProgress = (_what: string, _count: number, _of: number) => {},
  }: {
    replace?: boolean;
    accounts?: boolean;
    onProgress?: (what: string, count: number, of: number) => void;
  } = {},
): Promise<Imported> {
  const all = archive.documents.filter(isImported);
  const found = await archivedAssets(archive, await readFacts(archive.folder));
  const held = await readLakeParts(archive);
  if (accounts && held.accounts.length === 0)
    throw new Error(
      'The archive holds no accounts: it was written without --accounts. Nothing was imported.',
    );
  if (accounts && !isLake(client))
    throw new Error(
      'Accounts of hosted Sanity are kept by Sanity: import without --accounts. Nothing was imported.',
    );
  const none = { comments: [], files: [], accounts: [] };
  const parts = isLake(client) ? { ...held, accounts: accounts ? held.accounts : [] } : none;
  if (!replace) await refuseExisting(client, { documents: all, ...parts });

  const there = new Set(await client.fetch<string[]>(`*[_type in $assetTypes]._id`, { assetTypes }));
  const uploaded = await uploadAssets(client, found, (count) => onProgress('assets', count, found.size));
  const documents = linkAssets(
    all.filter((document) => !isRelease(document)),
    uploaded,
  );
  const releases = linkAssets(all.filter(isRelease), uploaded);
  if (replace) await unlockReleases(client, releases);
  await writeDocuments(client, documents, onProgress);
  await importReleases(client, releases, { replace });
  const described = [...found].flatMap(([name, { facts }]) => {
    const asset = uploaded.get(name);
    return asset && facts && (replace || !there.has(asset._id)) ? [{ asset, facts }] : [];
  });
  for (const patches of factPatches(described)) {
    const transaction = client.transaction();
    for (const { id, ...patch } of patches) transaction.patch(id, patch);
    await transaction.commit({ visibility: 'async', returnDocuments: false });
  }
  await importLakeParts(client, archive.folder, parts, { replace, onProgress });
  return {
    documents: all.length,
    assets: new Set([...uploaded.values()].map(({ _id }) => _id)).size,
    comments: parts.comments.length,
    files: parts.files.length,
    accounts: parts.accounts.length,
    left: {
      comments: held.comments.length - parts.comments.length,
      files: held.files.length - parts.files.length,
      accounts: held.accounts.length - parts.accounts.length,
    },
  };
}

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'];
