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
  const { title, documentTypes } = migration;
  if (documentTypes && !documentTypes.includes(document._type)) return [];
  const one = async function* () {
    // Sanity's type of a document has times and a revision, which no migration of a section reads.
    yield document as never;
  };
  const found = [];
  try {
    // A migration looks at one document alone: it is given no client.
    for await (const mutations of collectMigrationMutations(migration, one, {} as never))
      found.push(mutations);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration "${title}" fails on "${document._id}": ${reason}`, { cause: error });
  }
  return found.flat(2).flatMap((mutation) => {
    if (mutation.type === 'patch' && mutation.id === document._id) return mutation.patches;
    throw new Error(
      `The migration "${title}" does more to "${document._id}" than patch it, which cannot be done on read or undone. Let it return patches only.`,
    );
  });
}

/** The document after a migration: the same object when nothing changes. */
export async function migrated<T extends StoredDocument>(migration: Migration, document: T): Promise<T> {
  const patches = await patchesOf(migration, document);
  return patches.length === 0 ? document : (applyPatches(patches as never, document as never) as T);
}

/** The document after every migration, each made from the form that the one before it left. */
export async function migratedByAll<T extends StoredDocument>(document: T, all = migrations): Promise<T> {
  let newest = document;
  for (const { migration } of all) newest = await migrated(migration, newest);
  return newest;
}

/** The patches as Sanity's HTTP API takes them. */
export function encodePatches(_id: string, patches: Awaited<ReturnType<typeof patchesOf>>): unknown[] {
  return SanityEncoder.encodeAll([{ type: 'patch', id: _id, patches }] as never) as unknown[];
}
