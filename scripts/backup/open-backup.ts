import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackArchive } from '#lake/import/unpack-archive.ts';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { type BackupManifest, factsOfFile, readBackupManifest } from './manifest.ts';

/** A backup that can be read. */
export interface OpenBackup {
  folder: string;
  manifest: BackupManifest;
  /** Removes what was unpacked of it. */
  close(): Promise<void>;
}

/**
 * Opens a backup, in a folder or packed into a file, and reads every byte of it. Throws with a sentence when it is no
 * backup, or is not as it was written.
 */
export async function openBackup(place: string): Promise<OpenBackup> {
  const found = await stat(place).catch(() => undefined);
  if (!found) throw new Error(`There is no backup "${place}".`);
  const unpacked = found.isDirectory() ? undefined : temporaryFolder(join(tmpdir(), 'tessera-restore-'));
  const close = async () => unpacked?.remove();
  try {
    if (unpacked) await unpack(place, unpacked.folder);
    const folder = unpacked?.folder ?? place;
    const manifest = await readBackupManifest(folder);
    await checkFiles(folder, manifest);
    return { folder, manifest, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function unpack(file: string, into: string): Promise<void> {
  try {
    await unpackArchive(file, into);
  } catch (cause) {
    throw new Error(`The backup "${file}" cannot be read: ${messageOf(cause)}.`, { cause });
  }
}

/** Throws for the first file in a folder that is not as the backup says. */
export async function checkFiles(folder: string, { files }: Pick<BackupManifest, 'files'>): Promise<void> {
  for (const [path, { size, sha256 }] of Object.entries(files)) {
    const facts = await factsOfFile(join(folder, path)).catch(() => undefined);
    if (facts?.size === size && facts.sha256 === sha256) continue;
    const how = facts ? 'does not hold the bytes that were written' : 'is missing';
    throw new Error(`The file "${path}" of the backup ${how}: take another backup.`);
  }
}
