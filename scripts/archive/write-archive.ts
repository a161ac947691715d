import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SanityClient } from '@sanity/client';
import { pack } from 'tar-stream';
import { type FactsMap, factsKey, factsOf } from '#lake/import/asset-facts.ts';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { nameWhenWhole } from '#lake/kernel/files/name-when-whole.ts';
import { isLake } from '../lake/lake-client.ts';
import { type AssetDocument, isAsset, kindOf, nameAssets, pathOf } from './asset-names.ts';
import type { Written } from './counts.ts';
import { readAsset } from './read-asset.ts';
import { type AddEntry, writeLakeParts } from './write-lake-parts.ts';

/**
 * Writes a dataset as `sanity dataset export` does: a .tar.gz with data.ndjson, assets.json and the assets themselves, to
 * which the documents refer as `_sanityAsset`; beside them what only a lake has. Nobody but its owner can read the file,
 * which is whole or not there. Accounts come with `accounts` only.
 */
export async function writeArchive(
  client: SanityClient,
  file: string,
  {
    accounts = false,
    onProgress = () => {},
  }: { accounts?: boolean; onProgress?: (what: string, count: number) => void } = {},
): Promise<Written> {
  if (accounts && !isLake(client))
    throw new Error('Accounts of hosted Sanity are kept by Sanity: export without --accounts.');
  const { dataset = 'production' } = client.config();
  const folder = `${dataset}-export-${new Date().toISOString().replace(/[:.]/g, '-').toLowerCase()}`;
  const archive = pack();
  const add: AddEntry = (name, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return new Promise((resolve, reject) => {
      archive.entry({ name: `${folder}/${name}`, size: bytes.length }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  };
  return nameWhenWhole(file, async (part) => {
    const written = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 }));
    const [counts] = await Promise.all([
      addAll(client, add, accounts, onProgress).then(
        (added) => {
          archive.finalize();
          return added;
        },
        (error) => {
          archive.destroy(error);
          throw error;
        },
      ),
      written,
    ]);
    return counts;
  });
}

async function addAll(
  client: SanityClient,
  add: AddEntry,
  accounts: boolean,
  onProgress: (what: string, count: number) => void,
): Promise<Written> {
  // Of what a dataset keeps for itself, its releases and the definitions of its variants are content.
  const query =
    '*[!(_id in path("_.**")) || _id in path("_.releases.**") || _id in path("_.variants.**")] | order(_id)';
  const all = await client.fetch<ArchivedDocument[]>(query, {}, { perspective: 'raw' });
  const assets = all.filter(isAsset);
  const documents = all.filter((document) => !isAsset(document));
  const names = new Map(assets.map((asset) => [asset._id, `${kindOf(asset)}@file://./${pathOf(asset)}`]));
  const named = documents.map((one) => nameAssets(one, (id) => names.get(id)));
  await add('data.ndjson', named.map((one) => `${JSON.stringify(one)}\n`).join(''));
  onProgress('documents', documents.length);
  await add('assets.json', JSON.stringify(factsMap(assets)));
  for (const [index, asset] of assets.entries()) {
    await add(pathOf(asset), await readAsset(client, asset));
    onProgress('assets', index + 1);
  }
  const beside = isLake(client)
    ? await writeLakeParts(client, add, documents, accounts)
    : { comments: 0, files: 0, accounts: 0, missing: [] };
  return { documents: documents.length, assets: assets.length, ...beside };
}

/** Sanity's word for an asset stands for its bytes; a second file of the same bytes is there by its id. */
function factsMap(assets: AssetDocument[]): FactsMap {
  const facts: FactsMap = {};
  for (const asset of assets) {
    const key = factsKey(kindOf(asset), asset.sha1hash);
    facts[key in facts ? asset._id : key] = factsOf(asset);
  }
  return facts;
}
