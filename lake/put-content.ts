import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ArchivedAsset, archivedAssets } from './import/archived-assets.ts';
import { factPatches, readFacts } from './import/asset-facts.ts';
import { linkAssets } from './import/asset-files.ts';
import { isImported, isRelease } from './import/imported.ts';
import { commentsPlace, ownFolder, readComments } from './import/own-parts.ts';
import { type ArchivedDocument, readArchive } from './import/read-archive.ts';
import { writeInBatches } from './import/write-in-batches.ts';
import { releaseNameOf } from './kernel/store/document.ts';
import type { SendToLake } from './send-to-lake.ts';

/** A document to be put into a lake; it gets an id where it has none. */
export interface NewDocument {
  _id?: string;
  _type: string;
  [field: string]: unknown;
}

/** Puts documents into a dataset, each in place of the one with its id. A reference may come before its target. */
export const putDocuments = (
  send: SendToLake,
  dataset: string,
  documents: readonly NewDocument[],
): Promise<void> =>
  writeInBatches(
    (batch) =>
      send(`/data/mutate/${dataset}`, {
        mutations: batch.map((document) => ({ createOrReplace: document })),
      }),
    documents.map((document) => ({ ...document, _id: document._id ?? randomUUID() })),
  );

/** What was taken from an export. */
export interface PutArchive {
  documents: number;
  assets: number;
  comments: number;
  /** Paths within the archive that were not read. */
  left: string[];
}

/**
 * Puts an export of Sanity or of a lake (`.tar.gz`), or one document a line (`.ndjson`), into a dataset: documents,
 * releases, assets with what is known of them, and the comments of a lake. Throws a sentence when the file cannot be
 * read or something in it is refused.
 */
export async function putArchive(send: SendToLake, dataset: string, file: string): Promise<PutArchive> {
  const archive = await readArchive(file);
  try {
    const all = archive.documents.filter(isImported);
    const found = await archivedAssets(archive, await readFacts(archive.folder));
    const comments = await readComments(archive.folder);
    const uploaded = await putAssets(send, dataset, found);
    const documents = linkAssets(all, uploaded);
    await putDocuments(
      send,
      dataset,
      documents.filter((document) => !isRelease(document)),
    );
    // A scheduled release locks its versions, so they are put first.
    for (const release of documents.filter(isRelease)) await putRelease(send, dataset, release);
    if (comments.length > 0) {
      await send(`/comments/${dataset}/setup`, {});
      await putDocuments(send, `${dataset}-comments`, comments);
    }
    const own = await readdir(join(archive.folder, ownFolder)).catch(() => []);
    return {
      documents: all.length,
      assets: new Set([...uploaded.values()].map(({ _id }) => _id)).size,
      comments: comments.length,
      left: own.map((name) => `${ownFolder}/${name}`).filter((place) => place !== commentsPlace),
    };
  } finally {
    await archive.close();
  }
}

/**
 * Uploads assets to a dataset, with what the archive knows of each. Returns their documents by the names that they have
 * in the archive.
 */
async function putAssets(
  send: SendToLake,
  dataset: string,
  found: ReadonlyMap<string, ArchivedAsset>,
): Promise<Map<string, { _id: string }>> {
  const uploaded = new Map<string, { _id: string }>();
  const known: Parameters<typeof factPatches>[0][number][] = [];
  for (const [name, { kind, file, filename = basename(file), facts }] of found) {
    const to = `/assets/${kind}s/${dataset}?filename=${encodeURIComponent(filename)}`;
    const { document: asset } = await send<{ document: { _id: string } }>(
      to,
      new Uint8Array(await readFile(file)),
    );
    uploaded.set(name, asset);
    if (facts) known.push({ asset: { ...asset }, facts });
  }
  for (const patches of factPatches(known))
    await send(`/data/mutate/${dataset}`, { mutations: patches.map((patch) => ({ patch })) });
  return uploaded;
}

const putRelease = (send: SendToLake, dataset: string, release: ArchivedDocument): Promise<unknown> =>
  send(`/data/actions/${dataset}`, {
    actions: [
      {
        actionType: 'sanity.action.release.import',
        releaseId: releaseNameOf(release._id),
        attributes: release,
        ifExists: 'fail',
      },
    ],
  });
