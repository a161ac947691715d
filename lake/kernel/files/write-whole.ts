import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sync, syncMade } from './sync.ts';

/**
 * Writes a file for its owner alone, so that a reader sees all of it or nothing. Resolves once a loss of power can no
 * longer undo that. Leaves a file that already has these bytes.
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  // Synchronously: another call for the same folder must not take it to be on the disk before it is.
  syncMade(mkdirSync(folder, { recursive: true, mode: 0o700 }), folder);
  if (await holds(file, bytes)) {
    // The call that wrote it may still be waiting for the disk.
    await sync(file);
  } else await replace(file, bytes);
  await sync(folder);
}

async function replace(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Whether a file has exactly these bytes. Its length proves nothing: a file torn by a loss of power can be as long. */
async function holds(file: string, bytes: Uint8Array): Promise<boolean> {
  const kept = await readFile(file).catch(() => undefined);
  return kept !== undefined && Buffer.compare(kept, bytes) === 0;
}
