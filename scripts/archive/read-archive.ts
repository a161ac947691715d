import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';

/** An unpacked archive. `close` removes its temporary folder. */
export interface Archive {
  folder: string;
  documents: { _id: string; _type: string; [field: string]: unknown }[];
  close(): Promise<void>;
}

/** Unpacks an export of Sanity or of the lake, or takes its documents alone (`.ndjson`); throws with a sentence when the file is none. */
export async function readArchive(file: string): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-import-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    if (file.endsWith('.ndjson')) await copyFile(file, join(folder, 'data.ndjson'));
    else await unpack(file, folder);
    const text = await readFile(join(folder, 'data.ndjson'), 'utf8');
    const documents = text
      .split('\n')
      .filter(Boolean)
      .map((line, index) => readDocument(line, index + 1));
    return { folder, documents, close };
  } catch (error) {
    await close();
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? notFound(error as NodeJS.ErrnoException, file)
        : (error as Error).message;
    throw new Error(`The archive "${file}" cannot be read: ${reason}`, { cause: error });
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  const archive = extract();
  // Both are waited for together: a broken file fails in each of them.
  await Promise.all([
    pipeline(createReadStream(file), createGunzip(), archive),
    writeEntries(archive, folder),
  ]);
}

async function writeEntries(archive: Extract, folder: string): Promise<void> {
  for await (const entry of archive) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    const name = entry.header.name.replace(/^\.?\/?[^/]+\//, ''); // the top folder is named after the date
    const target = resolve(folder, name);
    if (entry.header.type !== 'file') continue;
    if (!target.startsWith(folder + sep)) {
      throw new Error(`it holds a file outside of itself ("${entry.header.name}").`);
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, Buffer.concat(chunks));
  }
}

function readDocument(line: string, number: number) {
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

const notFound = ({ path }: NodeJS.ErrnoException, file: string) =>
  path === file ? 'there is no such file.' : 'it has no data.ndjson, so it is no export.';
