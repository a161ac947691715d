import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SanityClient } from '@sanity/client';
import { type Pack, pack } from 'tar-stream';

type Document = { _id: string; _type: string; [field: string]: unknown };

/** What was written. */
export interface Written {
  documents: number;
  assets: number;
}

/**
 * Writes a dataset as `sanity dataset export` does: a .tar.gz with data.ndjson, assets.json and the assets
 * themselves, to which the documents refer as `_sanityAsset`.
 */
export async function writeArchive(
  client: SanityClient,
  file: string,
  onProgress: (what: string, count: number) => void = () => {},
): Promise<Written> {
  const all = await client.fetch<Document[]>(
    '*[!(_id in path("_.**"))] | order(_id)',
    {},
    { perspective: 'raw' },
  );
  const { dataset = 'production' } = client.config();
  const folder = `${dataset}-export-${new Date().toISOString().replace(/[:.]/g, '-').toLowerCase()}`;
  const assets = all.filter(isAsset);
  const names = new Map(assets.map((asset) => [asset._id, nameOf(asset)]));
  const documents = all
    .filter((document) => !isAsset(document))
    .map((document) => nameAssets(document, names));

  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(file));
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  await entry(archive, `${folder}/data.ndjson`, Buffer.from(lines));
  onProgress('documents', documents.length);
  const facts = Object.fromEntries(
    assets.map((asset) => [`${kindOf(asset)}-${asset.sha1hash}`, factsOf(asset)]),
  );
  await entry(archive, `${folder}/assets.json`, Buffer.from(JSON.stringify(facts)));
  for (const [index, asset] of assets.entries()) {
    const { apiHost } = client.config();
    const url = apiHost?.startsWith('http://') ? `${apiHost}/${asset.path}` : String(asset.url);
    const response = await fetch(url);
    if (!response.ok)
      throw new Error(`The asset "${asset._id}" cannot be fetched from ${url}: status ${response.status}.`);
    await entry(archive, `${folder}/${pathOf(asset)}`, Buffer.from(await response.arrayBuffer()));
    onProgress('assets', index + 1);
  }
  archive.finalize();
  await written;
  return { documents: documents.length, assets: assets.length };
}

const isAsset = ({ _type }: Document) => _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset';
const kindOf = ({ _type }: Document) => (_type === 'sanity.imageAsset' ? 'image' : 'file');

/** Pictures are named with their size, files without: as in the export of hosted Sanity. */
function pathOf(asset: Document): string {
  const name = String(asset._id)
    .replace(/^(image|file)-/, '')
    .replace(/-([a-z0-9]+)$/, '.$1');
  return `${kindOf(asset)}s/${name}`;
}

const nameOf = (asset: Document) => `${kindOf(asset)}@file://./${pathOf(asset)}`;

function factsOf({ originalFilename, title, label, description, creditLine, metadata }: Document) {
  return { originalFilename, title, label, description, creditLine, metadata };
}

function nameAssets<T>(value: T, names: Map<string, string>): T {
  if (Array.isArray(value)) return value.map((item) => nameAssets(item, names)) as T;
  if (value === null || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  const name = names.get((fields.asset as { _ref?: string } | undefined)?._ref ?? '');
  const entries = Object.entries(fields).filter(([field]) => !(name && field === 'asset'));
  const named = Object.fromEntries(entries.map(([field, item]) => [field, nameAssets(item, names)]));
  return (name ? { _sanityAsset: name, ...named } : named) as T;
}

function entry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}
