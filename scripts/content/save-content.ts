import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { type Document, documentFile, documentText } from '#content/document-file.ts';
import { contentFolder, readDocuments } from '#content/read-documents.ts';
import { publishedOf } from '#contract/dataset/published.ts';
import { namedAssets } from '#lake/import/asset-files.ts';
import { reviewType } from '#schemas/review/review.ts';
import { rulesType } from '#schemas/review/rules.ts';
import { type AssetDocument, isAsset, nameAssets } from '../archive/asset-names.ts';
import { readAsset } from '../archive/read-asset.ts';
import { documentsOf } from '../contract/dataset-source.ts';
import { type AssetFiles, assetFiles, filesIn } from './asset-files.ts';
import { wordsInPlace } from './words-in-place.ts';

/** What saving does, or has done, to a file of the content. An unused one was shown before, and is left where it is. */
export interface SavedFile {
  file: string;
  is: 'added' | 'changed' | 'removed' | 'unused';
}

/** What the folder will hold: each document and the text of its file, by file. */
type Content = ReadonlyMap<string, { document: Document; text: string }>;

/**
 * Writes the published documents of a dataset into the folder of a content, with the files that they show. Returns what
 * that changes, in the order of the files: nothing when the folder says the same already. With `check` it writes
 * nothing. Throws a sentence, and has removed nothing, when the dataset has no published document.
 */
export async function saveContent(
  client: SanityClient,
  { folder = contentFolder, check = false }: { folder?: string; check?: boolean } = {},
): Promise<SavedFile[]> {
  const all = publishedOf(await documentsOf(client), { withDrafts: false });
  const assets = assetFiles(folder, all.filter(isAsset));
  const before = readDocuments(folder);
  const after = contentOf(all, before, assets);
  if (after.size === 0)
    throw new Error(
      'There is no published document, so nothing was saved. `npm run seed` fills an empty lake.',
    );
  const changes = await changesOf(folder, before, after);
  if (!check) {
    for (const [file, asset] of assets.added) await put(join(folder, file), await download(client, asset));
    for (const { file, is } of changes) {
      if (is === 'removed') await remove(join(folder, file));
      else await put(join(folder, file), after.get(file)?.text ?? '');
    }
  }
  const added = [...assets.added.keys()].map((file): SavedFile => ({ file, is: 'added' }));
  const saved = [...added, ...changes, ...unusedFiles(folder, before, after)];
  return saved.sort((one, other) => (one.file < other.file ? -1 : 1));
}

function contentOf(all: readonly Document[], before: readonly Document[], assets: AssetFiles): Content {
  const known = new Map(before.map((document) => [documentFile(document), document]));
  const words = new Map(
    all.filter(isAsset).flatMap(({ _id, altText }) => (altText ? [[_id, String(altText)] as const] : [])),
  );
  const saved = all
    .filter(isContent)
    .map((stored) => nameAssets(wordsInPlace(withoutOwn(stored), words), assets.nameOf));
  return new Map(
    saved.map((document) => {
      const file = documentFile(document);
      return [file, { document, text: documentText(document, known.get(file)) }];
    }),
  );
}

/**
 * Whether a document is what editors have made: no asset, nothing of Sanity's own, no submission, no ledger of
 * addresses, no review.
 */
function isContent({ _type }: Document): boolean {
  const others = ['submission', 'unfound-addresses', reviewType, rulesType];
  return !/^(sanity|system)\./.test(_type) && !others.includes(_type);
}

/** A document without the fields that a dataset sets by itself. */
function withoutOwn({ _rev, _createdAt, _updatedAt, _system, ...document }: Document): Document {
  return document;
}

async function changesOf(folder: string, before: readonly Document[], after: Content): Promise<SavedFile[]> {
  const there = new Set(before.map(documentFile));
  const changes: SavedFile[] = [];
  for (const [file, { text }] of after) {
    if (!there.has(file)) changes.push({ file, is: 'added' });
    else if ((await readFile(join(folder, file), 'utf8')) !== text) changes.push({ file, is: 'changed' });
  }
  for (const file of there) if (!after.has(file)) changes.push({ file, is: 'removed' });
  return changes;
}

/** The files of assets that documents showed until now and that none shows any more. */
function unusedFiles(folder: string, before: readonly Document[], after: Content): SavedFile[] {
  const placesIn = (documents: readonly Document[]) =>
    [...namedAssets(documents)].map((name) => name.replace(/^\w+@/, ''));
  const shown = new Set(placesIn([...after.values()].map(({ document }) => document)));
  const there = new Set(filesIn(folder));
  const unused = new Set(placesIn(before).filter((file) => there.has(file) && !shown.has(file)));
  return [...unused].map((file) => ({ file, is: 'unused' }));
}

async function download(client: SanityClient, asset: AssetDocument): Promise<Buffer> {
  const bytes = await readAsset(client, asset);
  const hash = createHash('sha1').update(bytes).digest('hex');
  if (hash === asset.sha1hash) return bytes;
  throw new Error(
    `The asset "${asset._id}" came with other bytes than it was uploaded with (SHA-1 ${hash}), so no document was saved. Try again.`,
  );
}

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Removes a file, and its folder with the last file in it. */
async function remove(file: string): Promise<void> {
  await rm(file);
  if ((await readdir(dirname(file))).length === 0) await rmdir(dirname(file));
}
