import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { nameWhenWhole } from '#lake/kernel/files/name-when-whole.ts';
import { type BackupManifest, backupManifestName } from './manifest.ts';

/**
 * Packs the backup in a folder into one `.tar.gz`, which only its owner can read, and which is either whole or not
 * there.
 */
export async function packBackup(folder: string, manifest: BackupManifest, file: string): Promise<void> {
  const archive = pack();
  await nameWhenWhole(file, (part) =>
    Promise.all([
      addAll(archive, folder, manifest).then(
        () => archive.finalize(),
        (error) => archive.destroy(error),
      ),
      pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 })),
    ]),
  );
}

async function addAll(archive: Pack, folder: string, manifest: BackupManifest): Promise<void> {
  for (const path of [backupManifestName, ...Object.keys(manifest.files)]) {
    const file = join(folder, path);
    const entry = archive.entry({ name: `${basename(folder)}/${path}`, size: (await stat(file)).size });
    await pipeline(createReadStream(file), entry);
  }
}
