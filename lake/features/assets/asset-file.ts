import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of an asset lie; the name is their SHA-1 and their ending, so equal bytes lie there once. */
export const assetFile = (dataDir: string, sha1: string, ending: string): string =>
  join(dataDir, 'assets', `${sha1}.${ending}`);

/** The SHA-1 of some bytes, in hex. */
export const sha1Of = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');

/** Writes a file so that a reader, or a crash, sees all of it or nothing. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.${randomUUID()}.part`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
