import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '#contract/change/snapshot.ts';

/** The folder and the next number of a type's migrations, and the sort of the type. */
export interface MigrationPlace {
  /** `section`: an item in the lists of documents; `document`: a document itself; `object`: anywhere in documents. */
  sort: 'section' | 'document' | 'object';
  /** The folder of the type, such as `sections/faq`. */
  folder: string;
  /** The number of its next migration: `002`. */
  number: string;
}

/** The place of the next migration of a type, which may have left the tree and be only in the snapshot. */
export function placeOf(
  root: string,
  { type, gone }: { type: string; gone?: { was: MigrationPlace['sort'] } },
  before: Snapshot,
  documents: readonly string[],
): MigrationPlace {
  const isSection = Object.values(before.types).some((fields) => fields['sections[]']?.of?.includes(type));
  const room = isSection
    ? 'sections'
    : (['pages', 'schemas', 'sections'].find((one) => existsSync(join(root, one, type))) ?? 'schemas');
  const folder = `${room}/${type}`;
  const last = globSync(`${folder}/migrations/[0-9]*.ts`, { cwd: root })
    .map((file) => Number(/(\d+)[^/\\]*$/.exec(file)?.[1]))
    .reduce((most, one) => Math.max(most, one), 0);
  const isDocument = documents.includes(type) || room === 'pages';
  const sort = gone?.was ?? (isSection ? 'section' : isDocument ? 'document' : 'object');
  return { sort, folder, number: String(last + 1).padStart(3, '0') };
}
