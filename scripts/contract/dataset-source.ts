import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from '#contract/project.ts';
import { readArchive } from '#lake/import/read-archive.ts';
import { isFields } from '#schemas/fields.ts';

/** All documents that a client sees, drafts too; asks for them in batches, ordered by id. */
export async function documentsOf(
  client: SanityClient,
  onProgress: (count: number) => void = () => {},
  batch = 1_000,
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for (let last = ''; ; last = documents.at(-1)?._id ?? '') {
    const found = await client.fetch<StoredDocument[]>(
      `*[_id > $last] | order(_id)[0...${batch}]`,
      { last },
      { perspective: 'raw' },
    );
    documents.push(...found);
    onProgress(documents.length);
    if (found.length < batch) return documents;
  }
}

/**
 * All documents of an export (`.tar.gz`, or its `.ndjson` alone), and the assets that it brings as documents of their
 * own.
 */
export async function documentsOfArchive(file: string): Promise<StoredDocument[]> {
  const archive = await readArchive(file);
  try {
    const assets = new Map<string, StoredDocument>();
    // Only a document's id and type have known types, before and after, and these are strings.
    const documents = archive.documents.map((document) => withAssets(document, assets) as StoredDocument);
    return [...documents, ...assets.values()];
  } finally {
    await archive.close();
  }
}

/** Replaces the file by which an export names an asset by a reference, as in a dataset. */
function withAssets(value: unknown, assets: Map<string, StoredDocument>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssets(item, assets));
  if (!isFields(value)) return value;
  const { _sanityAsset, ...fields } = value;
  const kept = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, withAssets(field, assets)]),
  );
  if (typeof _sanityAsset !== 'string') return kept;
  const [, kind = 'file', name = ''] = _sanityAsset.match(/^(image|file)@.*?([^/]+)$/) ?? [];
  const _id = `${kind}-${name.replace(/\.(\w+)$/, '-$1')}`;
  const [, width, height] = name.match(/-(\d+)x(\d+)\./) ?? [];
  const dimensions = { width: Number(width ?? 1), height: Number(height ?? 1) };
  assets.set(_id, { _id, _type: `sanity.${kind}Asset`, url: _sanityAsset, metadata: { dimensions } });
  return { ...kept, asset: { _type: 'reference', _ref: _id } };
}
