import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { assetIn, linkAssets, namedAssets } from './import/asset-files.ts';
import { readArchive } from './import/read-archive.ts';
import { writeInBatches } from './import/write-in-batches.ts';
import type { SendToLake } from './send-to-lake.ts';

/** A document as it is put into a lake; it gets an id where it has none. */
export interface NewDocument {
  _id?: string;
  _type: string;
  [field: string]: unknown;
}

/** Puts documents into a dataset, each in place of the one of its id; in which order does not matter to references. */
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

/** What was taken from an export, and how many documents of releases were left in it. */
export interface PutArchive {
  documents: number;
  assets: number;
  left: number;
}

/**
 * Puts an export of Sanity (`.tar.gz`), or documents a line (`.ndjson`), into a dataset, with its pictures and files. Releases
 * and their versions stay behind. Throws a sentence when the file cannot be read, or something in it is refused.
 */
export async function putArchive(send: SendToLake, dataset: string, file: string): Promise<PutArchive> {
  const archive = await readArchive(file);
  try {
    const documents = archive.documents.filter(
      ({ _id, _type }) => !/^(_\.|versions\.)/.test(_id) && !/^sanity\.(image|file)Asset$/.test(_type),
    );
    const uploaded = new Map<string, { _id: string }>();
    for (const name of namedAssets(documents)) {
      const { kind, file: path } = await assetIn(archive.folder, name);
      const to = `/assets/${kind}s/${dataset}?filename=${encodeURIComponent(basename(path))}`;
      const { document } = await send<{ document: { _id: string } }>(
        to,
        new Uint8Array(await readFile(path)),
      );
      uploaded.set(name, document);
    }
    await putDocuments(send, dataset, linkAssets(documents, uploaded));
    return {
      documents: documents.length,
      assets: uploaded.size,
      left: archive.documents.filter(({ _id }) => /^(_\.releases|versions)\./.test(_id)).length,
    };
  } finally {
    await archive.close();
  }
}
