import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';

/**
 * Unpacks a `.tar.gz` into a folder, without its top folder, which is named after a date. Throws when it is none, or
 * when an entry leads out of the folder.
 */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  const archive = extract();
  // Both are awaited together, because a broken file fails in each of them.
  await Promise.all([
    pipeline(createReadStream(file), createGunzip(), archive),
    writeEntries(archive, folder),
  ]);
}

/** Where an entry of an archive lies in it, without the top folder, which is named after the date. */
export const placeInArchive = (name: string): string => name.replace(/^\.?\/?[^/]+\//, '');

/** Links and all else that is no plain file are not unpacked. */
async function writeEntries(archive: Extract, folder: string): Promise<void> {
  for await (const entry of archive) {
    const target = resolve(folder, placeInArchive(entry.header.name));
    if (entry.header.type !== 'file') {
      entry.resume();
      continue;
    }
    if (!target.startsWith(folder + sep)) {
      throw new Error(`it holds a file that would lie outside its folder ("${entry.header.name}").`);
    }
    await mkdir(dirname(target), { recursive: true });
    await pipeline(entry, createWriteStream(target));
  }
}
