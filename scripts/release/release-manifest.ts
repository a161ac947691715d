import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The name of the file that describes a release. */
export const releaseManifestName = 'release.json';

/** The version of the protocol between a release and the process that keeps it; one more whenever that changes. */
export const dialect = 2;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** The commit of the sources; null where there is no history. */
  commit: z.string().nullable(),
  made: z.iso.datetime(),
  node: z.string(),
  platform: z.string(),
  dialect: z.number(),
  /** The settings that it was built with, which other values at the start cannot change. */
  settings: z.object({ hash: z.string(), variables: z.record(z.string(), z.string()) }),
  /** The versions of the lake's tables that it reads and writes, by their owner. */
  tables: z.record(z.string(), z.number()),
  /** The version and licence of each package in it. */
  packages: z.record(z.string(), z.object({ version: z.string(), license: z.string() })),
});

/** The description of a release. */
export type ReleaseManifest = z.infer<typeof manifest>;

/**
 * Reads the description of the release in a folder; throws a sentence when it is no release, or speaks another
 * `dialect`.
 */
export function readReleaseManifest(folder: string): ReleaseManifest {
  const file = join(folder, releaseManifestName);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no release in "${folder}": it has no file "${releaseManifestName}".`);
  }
  const found: ReleaseManifest = manifest.parse(JSON.parse(text));
  const machine = `${process.platform}-${process.arch}`;
  if (found.platform !== machine)
    throw new Error(`The release in "${folder}" is for ${found.platform}, and this machine is ${machine}.`);
  if (found.dialect !== dialect)
    throw new Error(
      `The release "${found.name}" is started in another way than the one that runs. Stop the product, and start it from "${folder}".`,
    );
  return found;
}
