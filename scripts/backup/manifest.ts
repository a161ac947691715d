import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

const file = z.object({ size: z.number(), sha256: z.string() });
const table = z.object({ rows: z.number(), sha256: z.string() });
// A path in a manifest may come from anywhere: it must not lead out of the folder that the backup is restored into.
const inside = /^(?!\.{0,2}\/)(?!.*\/\.{0,2}(\/|$))(?!\.{1,2}$)[^\0\\]+$/;
const byPath = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .refine((all) => Object.keys(all).every((path) => inside.test(path)), 'a path leads out of the backup');
const form = z.object({
  form: z.literal(1, 'is of a later version of Tessera'),
  /** When the database was copied, ISO in UTC. */
  createdAt: z.iso.datetime(),
  /** Every file but this one, by its path in the backup. */
  files: byPath(file),
  /** The tables of every database, by the path of its file. */
  databases: byPath(z.record(z.string(), table)),
  /** Files that documents name and that the lake did not have any more when it was backed up. */
  missing: z.array(z.string()),
  /** Assets whose bytes did not match the hash in their name when they were backed up. */
  damaged: z.array(z.string()),
});

/** What a backup says that it holds. */
export type BackupManifest = z.infer<typeof form>;
/** The size and hash by which a file is known again. */
export type FileFacts = z.infer<typeof file>;
/** How many rows a table has, and their hash. */
export type TableFacts = z.infer<typeof table>;

/** The name of a backup among others: the time at which it was begun, with an ending while it is not whole. */
export const backupName = /^tessera-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.part)?$/;

/** The file of a backup that says what it holds. */
export const backupManifestName = 'backup.json';

/** The databases of datasets in a backup, by their paths: first that of the site. */
export const datasetsOf = ({ databases }: BackupManifest): string[] =>
  Object.keys(databases)
    .filter((path) => basename(path) === 'lake.sqlite')
    .sort((a, b) => a.split('/').length - b.split('/').length);

/** Reads the manifest of the backup in a folder; throws with a sentence when there is none or it cannot be read. */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, backupManifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(
      `"${folder}" is not a backup: it has no ${backupManifestName}. Exports are read by \`npm run import\`.`,
    );
  try {
    return form.parse(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : 'it is not JSON';
    throw new Error(`The ${backupManifestName} of the backup "${folder}" cannot be read: ${reason}`, {
      cause,
    });
  }
}

/** The size and hash of a file on the disk. */
export const factsOfFile = async (path: string): Promise<FileFacts> => ({
  size: (await stat(path)).size,
  sha256: await hashOf(path, 'sha256'),
});

/** A hash of the bytes of a file, in hex. */
export async function hashOf(path: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
