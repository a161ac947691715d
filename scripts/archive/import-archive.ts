import type { SanityClient } from '@sanity/client';
import { linkAssets, namedAssets, uploadAssets } from '../seed/assets.ts';
import type { Archive } from './read-archive.ts';

const batch = 1_000; // documents of one transaction

/** What was imported. */
export interface Imported {
  documents: number;
  assets: number;
}

/**
 * Puts an archive into a dataset. Documents that are there stop it before anything is written, unless `replace`
 * is set. References are weak until all documents are there, so their order does not matter.
 */
export async function importArchive(
  client: SanityClient,
  archive: Archive,
  { replace = false, onProgress = (_what: string, _count: number, _of: number) => {} } = {},
): Promise<Imported> {
  const documents = archive.documents.filter(({ _type }) => !_type.startsWith('sanity.'));
  if (!replace)
    await refuseExisting(
      client,
      documents.map(({ _id }) => _id),
    );
  const names = namedAssets(documents);
  const ids = await uploadAssets(client, archive.folder, names, (count) =>
    onProgress('assets', count, names.size),
  );
  const linked = linkAssets(documents, ids);

  const isOne = linked.length <= batch;
  for (let from = 0; from < linked.length; from += batch) {
    const transaction = client.transaction();
    for (const document of linked.slice(from, from + batch)) {
      transaction.createOrReplace(isOne ? document : (weaken(document) as typeof document));
    }
    await transaction.commit({ visibility: 'async', returnDocuments: false });
    onProgress('documents', Math.min(from + batch, linked.length), linked.length);
  }
  if (!isOne) {
    for (let from = 0; from < linked.length; from += batch) {
      const transaction = client.transaction();
      for (const document of linked.slice(from, from + batch)) transaction.createOrReplace(document);
      await transaction.commit({ visibility: 'async', returnDocuments: false });
      onProgress('references', Math.min(from + batch, linked.length), linked.length);
    }
  }
  return { documents: linked.length, assets: ids.size };
}

async function refuseExisting(client: SanityClient, ids: string[]): Promise<void> {
  const found: string[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const query = '*[_id in $ids]._id';
    found.push(
      ...(await client.fetch<string[]>(
        query,
        { ids: ids.slice(from, from + batch) },
        { perspective: 'raw' },
      )),
    );
  }
  if (found.length === 0) return;
  const some = found.slice(0, 5).join(', ');
  throw new Error(
    `${found.length} of the documents are there already (${some}${found.length > 5 ? ', …' : ''}). Nothing was imported. Use --replace to overwrite them.`,
  );
}

function weaken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(weaken);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, weaken(field)]));
  return typeof fields._ref === 'string' ? { ...fields, _weak: true } : fields;
}
