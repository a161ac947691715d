import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { type Document, documentFile, documentText } from '#content/document-file.ts';
import { contentFolder, readDocuments } from '#content/read-documents.ts';
import { publishedOf } from '#contract/dataset/published.ts';
import { type AssetDocument, isAsset, nameAssets } from '../archive/asset-names.ts';
import { readAsset } from '../archive/read-asset.ts';
import { documentsOf } from '../contract/dataset-source.ts';
import { namedAssets } from '../seed/assets.ts';
import { assetFiles } from './asset-files.ts';

/** What saving does to a file of the content, or has done; an unused one was shown before and is left where it is. */
export interface SavedFile {
  file: string;
  is: 'added' | 'changed' | 'removed' | 'unused';
}

/**
 * Writes the published documents of a dataset into the folder of a content, with the files that they show, and answers in
 * the order of the files what that changes: nothing for a dataset that says what the folder says. With `check` it only
 * answers. Throws a sentence, and has removed nothing, when the dataset has no published document.
 */
export async function saveContent(
  client: SanityClient,
  { folder = contentFolder, check = false }: { folder?: string; check?: boolean } = {},
): Promise<SavedFile[]> {
  const all = publishedOf(await documentsOf(client), { withDrafts: false });
  const files = assetFiles(folder, all.filter(isAsset));
  const before = new Map(readDocuments(folder).map((document) => [documentFile(document), document]));
  const after = new Map(
    all.filter(isContent).map((document) => {
      const saved = nameAssets(withoutOwn(document), files.nameOf);
      const file = documentFile(saved);
      return [file, { document: saved, text: documentText(saved, before.get(file)) }];
    }),
  );
  if (after.size === 0)
    throw new Error(
      'There is no published document, so nothing was saved. `npm run seed` fills an empty lake.',
    );

  const saved: SavedFile[] = [...files.added.keys()].map((file) => ({ file, is: 'added' }));
  for (const [file, { text }] of after) {
    if (!before.has(file)) saved.push({ file, is: 'added' });
    else if ((await readFile(join(folder, file), 'utf8')) !== text) saved.push({ file, is: 'changed' });
  }
  for (const file of before.keys()) if (!after.has(file)) saved.push({ file, is: 'removed' });
  if (!check) await write(saved);
  const documents = [...after.values()].map(({ document }) => document);
  for (const file of filesOnlyIn([...before.values()], documents)) saved.push({ file, is: 'unused' });
  return saved.sort((one, other) => (one.file < other.file ? -1 : 1));

  async function write(changes: readonly SavedFile[]): Promise<void> {
    for (const [file, asset] of files.added) await put(file, await download(client, asset));
    for (const { file, is } of changes) {
      const text = after.get(file)?.text;
      if (is === 'removed') await remove(file);
      else if (text !== undefined) await put(file, text);
    }
  }

  async function remove(file: string): Promise<void> {
    await rm(join(folder, file));
    const left = await readdir(dirname(join(folder, file)));
    if (left.length === 0) await rmdir(dirname(join(folder, file)));
  }

  async function put(file: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

/** Whether a document is what editors have made: no asset, nothing of Sanity's own, nothing that a visitor has sent. */
function isContent({ _type }: Document): boolean {
  return !/^(sanity|system)\./.test(_type) && _type !== 'submission';
}

/** A document without what a dataset says of it by itself. */
function withoutOwn({ _rev, _createdAt, _updatedAt, _system, ...document }: Document): Document {
  return document;
}

/** The files that documents before show and those after do not. */
function filesOnlyIn(before: readonly Document[], after: readonly Document[]): string[] {
  const placeOf = (name: string) => name.replace(/^\w+@/, '');
  const shown = new Set([...namedAssets(after)].map(placeOf));
  return [...new Set([...namedAssets(before)].map(placeOf))].filter((file) => !shown.has(file));
}

async function download(client: SanityClient, asset: AssetDocument): Promise<Buffer> {
  const bytes = await readAsset(client, asset);
  const hash = createHash('sha1').update(bytes).digest('hex');
  if (hash === asset.sha1hash) return bytes;
  throw new Error(
    `The asset "${asset._id}" came with other bytes than it was uploaded with (SHA-1 ${hash}), so nothing of the documents was saved. Try again.`,
  );
}
