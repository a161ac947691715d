import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SanityClient } from '@sanity/client';
import { pack } from 'tar-stream';
import { type FactsMap, factsKey, factsOf } from '#lake/import/asset-facts.ts';
import { readLines } from '#lake/import/read-lines.ts';
import { nameWhenWhole } from '#lake/kernel/files/name-when-whole.ts';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { isLake } from '../lake/lake-client.ts';
import { type AssetDocument, isAsset, kindOf, nameAssets, pathOf } from './asset-names.ts';
import type { Written } from './counts.ts';
import { exportedDocuments } from './exported-documents.ts';
import { readAsset } from './read-asset.ts';
import { namesOfSubmittedFiles } from './submitted-names.ts';
import { type Entries, lineOf, writeLakeParts } from './write-lake-parts.ts';

/**
 * Writes a dataset as `sanity dataset export` does: a .tar.gz with data.ndjson, assets.json and the assets, which the
 * documents name by `_sanityAsset`; beside them what only a lake has. Only its owner can read the file, which is either
 * whole or not there. Accounts are in it only with `accounts`.
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
  const entryOf = (name: string, size: number, done: (error?: Error | null) => void) =>
    archive.entry({ name: `${folder}/${name}`, size }, done);
  const to: Entries = {
    add(name, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      return new Promise((resolve, reject) => {
        entryOf(name, bytes.length, (error) => (error ? reject(error) : resolve())).end(bytes);
      });
    },
    async addLines(name, lines) {
      const { folder: spool, remove } = temporaryFolder(join(tmpdir(), 'tessera-export-'));
      try {
        // An archive states the size of a file before its bytes.
        const file = join(spool, 'lines.ndjson');
        await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
        const { size } = await stat(file);
        if (size > 0)
          await pipeline(
            createReadStream(file),
            entryOf(name, size, () => {}),
          );
      } finally {
        await remove();
      }
    },
  };
  return nameWhenWhole(file, async (part) => {
    const written = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 }));
    const [counts] = await Promise.all([
      addAll(client, to, accounts, onProgress).then(
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
  to: Entries,
  accounts: boolean,
  onProgress: (what: string, count: number) => void,
): Promise<Written> {
  const assets: AssetDocument[] = [];
  const files: string[] = [];
  let count = 0;
  const { folder, remove } = temporaryFolder(join(tmpdir(), 'tessera-exported-'));
  try {
    // A document may refer to an asset that comes after it.
    const exported = join(folder, 'documents.ndjson');
    await pipeline(withoutAssets, createWriteStream(exported, { mode: 0o600 }));
    const names = new Map(assets.map((asset) => [asset._id, `${kindOf(asset)}@file://./${pathOf(asset)}`]));
    await to.addLines('data.ndjson', async function* () {
      for await (const [line] of readLines(exported))
        yield lineOf(nameAssets(JSON.parse(line), (id) => names.get(id)));
    });
    if (count === 0) await to.add('data.ndjson', ''); // an archive without this file is no export
  } finally {
    await remove();
  }
  onProgress('documents', count);
  await to.add('assets.json', JSON.stringify(factsMap(assets)));
  for (const [index, asset] of assets.entries()) {
    await to.add(pathOf(asset), await readAsset(client, asset));
    onProgress('assets', index + 1);
  }
  const beside = isLake(client)
    ? await writeLakeParts(client, to, files, accounts)
    : { comments: 0, files: 0, accounts: 0, missing: [] };
  return { documents: count, assets: assets.length, ...beside };

  async function* withoutAssets(): AsyncGenerator<string> {
    for await (const document of exportedDocuments(client)) {
      if (isAsset(document)) {
        assets.push(document);
        continue;
      }
      count++;
      files.push(...namesOfSubmittedFiles(document));
      yield lineOf(document);
    }
  }
}

/**
 * The facts of assets by their keys. Sanity's key of an asset stands for its bytes, so a second asset with the same
 * bytes is kept by its id.
 */
function factsMap(assets: AssetDocument[]): FactsMap {
  const facts: FactsMap = {};
  for (const asset of assets) {
    const key = factsKey(kindOf(asset), asset.sha1hash);
    facts[key in facts ? asset._id : key] = factsOf(asset);
  }
  return facts;
}
