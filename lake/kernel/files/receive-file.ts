import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncMade } from './sync.ts';

/** A file that was received and has no name of its own yet. */
export interface ReceivedFile {
  /** Where it lies, under a name that `removeUnfinished` knows. */
  path: string;
  /** Its size in bytes. */
  size: number;
  /** The SHA-1 of its bytes, in hex. */
  sha1: string;
}

/**
 * Writes what comes into a file of a folder, for its owner alone, and hashes it on the way, so that none of it stays in
 * memory. Resolves once its bytes are on the disk; whoever calls renames or removes it. Leaves nothing when it throws.
 */
export async function receiveFile(folder: string, chunks: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
  syncMade(mkdirSync(folder, { recursive: true, mode: 0o700 }), folder);
  const path = join(folder, `upload.${randomUUID()}.part`);
  const handle = await open(path, 'wx', 0o600);
  try {
    const written = await writeAll(handle, chunks).finally(() => handle.close());
    return { path, ...written };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function writeAll(
  handle: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha1');
  let size = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.byteLength;
    await handle.writeFile(chunk); // goes on where the last one ended
  }
  await handle.sync();
  return { size, sha1: hash.digest('hex') };
}
