import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The name of the file that says of a release what it is. */
export const manifestName = 'release.json';

/** By how a release and what keeps it speak to each other; one more whenever that changes. */
export const dialect = 2;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** Of the sources; null where there is no history. */
  commit: z.string().nullable(),
  made: z.iso.datetime(),
  node: z.string(),
  platform: z.string(),
  dialect: z.number(),
  /** What it was built for, which another value at the start cannot change. */
  settings: z.object({ hash: z.string(), variables: z.record(z.string(), z.string()) }),
  /** The versions of the lake's tables that it reads and writes, by their owner. */
  tables: z.record(z.string(), z.number()),
  /** Of each package in it the version and the licence. */
  packages: z.record(z.string(), z.object({ version: z.string(), license: z.string() })),
});

/** What a release says of itself. */
export type ReleaseManifest = z.infer<typeof manifest>;

/** Reads what the release in a folder says of itself; throws a sentence when it is none, or one that cannot be talked to. */
export function readManifest(folder: string): ReleaseManifest {
  const file = join(folder, manifestName);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no release in "${folder}": it has no file "${manifestName}".`);
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
