import { collectMigrationMutations, type Migration } from '@sanity/migrate';
import { SanityEncoder } from '@sanity/mutate';
import { applyPatches } from '@sanity/mutate/_unstable_apply';
import { migrations } from './migrations.ts';

/** A document as it is stored. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** The patches with which a migration changes a document; none when the document is of its new form already. */
export async function patchesOf(migration: Migration, document: StoredDocument) {
  const one = async function* () {
    yield document as never;
  };
  const found = [];
  // The migrations of sections look at one document alone: they are given no client.
  for await (const mutations of collectMigrationMutations(migration, one, {} as never)) found.push(mutations);
  return found.flat(2).flatMap((mutation) => ('patches' in mutation ? mutation.patches : []));
}

/** The document after a migration. */
export async function migrated<T extends StoredDocument>(migration: Migration, document: T): Promise<T> {
  const patches = await patchesOf(migration, document);
  return patches.length === 0 ? document : (applyPatches(patches as never, document as never) as T);
}

/** The document after every migration. */
export async function migratedByAll<T extends StoredDocument>(document: T): Promise<T> {
  let newest = document;
  for (const { migration } of migrations) newest = await migrated(migration, newest);
  return newest;
}

/** The patches as Sanity's HTTP API takes them. */
export function encodePatches(_id: string, patches: Awaited<ReturnType<typeof patchesOf>>): unknown[] {
  return SanityEncoder.encodeAll([{ type: 'patch', id: _id, patches }] as never) as unknown[];
}
