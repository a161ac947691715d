import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../kernel/files/remove-at-end.ts';
import { messageOf } from '../kernel/message-of.ts';
import { readLines } from './read-lines.ts';
import { unpackArchive } from './unpack-archive.ts';

/** A document as an archive holds it. */
export interface ArchivedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** An unpacked archive. */
export interface Archive {
  folder: string;
  documents: ArchivedDocument[];
  /** The line of data.ndjson on which one of them stands. */
  lineOf(document: ArchivedDocument): number;
  /** Removes the temporary folder. */
  close(): Promise<void>;
}

/**
 * Unpacks an export of Sanity or of the lake, or takes a file of documents alone (`.ndjson`). Throws an error that says
 * why when the file cannot be read as such.
 */
export async function readArchive(file: string): Promise<Archive> {
  const { folder, remove: close } = temporaryFolder(join(tmpdir(), 'tessera-import-'));
  try {
    if (file.endsWith('.ndjson')) await copyFile(file, join(folder, 'data.ndjson'));
    else await unpackArchive(file, folder);
    const lines = await readDocuments(join(folder, 'data.ndjson'));
    return { folder, documents: [...lines.keys()], lineOf: (document) => lines.get(document) ?? 0, close };
  } catch (error) {
    await close();
    const { code, path } = error as NodeJS.ErrnoException; // there is no code unless it comes from the file system
    const reason = code === 'ENOENT' ? notFound(path, file) : messageOf(error);
    throw new Error(`The archive "${file}" cannot be read: ${reason}`, { cause: error });
  }
}

async function readDocuments(file: string): Promise<Map<ArchivedDocument, number>> {
  const lines = new Map<ArchivedDocument, number>();
  const ids = new Map<string, number>();
  for await (const [line, number] of readLines(file)) {
    const document = readDocument(line, number);
    const before = ids.get(document._id);
    if (before)
      throw new Error(
        `lines ${before} and ${number} of data.ndjson are both the document "${document._id}".`,
      );
    ids.set(document._id, number);
    lines.set(document, number);
  }
  return lines;
}

function readDocument(line: string, number: number): ArchivedDocument {
  const document = parse(line);
  if (typeof document?._id === 'string' && typeof document._type === 'string') return document;
  throw new Error(`line ${number} of data.ndjson is not a document with "_id" and "_type".`);
}

function parse(line: string) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const notFound = (path: string | undefined, file: string) =>
  path === file ? 'there is no such file.' : 'it has no data.ndjson, so it is not an export.';
