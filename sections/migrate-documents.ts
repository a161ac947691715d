import { getPublishedId } from '@sanity/client/csm';
import { collectMigrationMutations, type Migration } from '@sanity/migrate';
import { SanityEncoder } from '@sanity/mutate';
import { applyPatches } from '@sanity/mutate/_unstable_apply';
import type { ContentMigration } from './content-migration.ts';
import { migrations } from './migrations.ts';

/** A document as it is stored. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** What a migration does to a document: patches of it, and new documents for it to refer to. */
export interface DocumentChange {
  patches: Patches;
  created: StoredDocument[];
}

type Patches = Extract<Awaited<ReturnType<typeof mutationsOf>>[number], { type: 'patch' }>['patches'];

/**
 * Returns what a migration does to a document, which the migration sees under its published id: nothing where the
 * document has its new form already. Throws where the migration fails or does more than patch the document and create
 * others.
 */
export async function changeOf(migration: Migration, document: StoredDocument): Promise<DocumentChange> {
  const { title, documentTypes } = migration;
  if (documentTypes && !documentTypes.includes(document._type)) return { patches: [], created: [] };
  const _id = getPublishedId(document._id);
  const mutations = await mutationsOf(migration, { ...document, _id });
  const patches = mutations.flatMap((mutation) =>
    mutation.type === 'patch' && mutation.id === _id ? mutation.patches : [],
  );
  const created = mutations.flatMap((mutation) => {
    if (mutation.type === 'createIfNotExists') return createdBy(title, mutation.document);
    if (mutation.type === 'patch' && mutation.id === _id) return [];
    throw new Error(
      `The migration "${title}" does more to "${document._id}" than patch it and create documents for it, which cannot be done on read or undone. Let it return patches, and createIfNotExists.`,
    );
  });
  return { patches, created };
}

function createdBy(
  title: string,
  { _id, _type, ...fields }: { _id?: string; _type: string },
): StoredDocument {
  if (_id && !_id.includes('.')) return { _id, _type, ...fields };
  throw new Error(
    `The migration "${title}" creates a document of the type "${_type}" with the id "${_id ?? ''}". Give it one that is made of the id that it is given and of keys, without a dot: it is then the same each time, and visitors may read it.`,
  );
}

async function mutationsOf(migration: Migration, document: StoredDocument) {
  const one = async function* () {
    // Sanity's type of a document has times and a revision, which no migration reads.
    yield document as never;
  };
  const found = [];
  try {
    // A migration gets no client because it looks at one document alone.
    for await (const mutations of collectMigrationMutations(migration, one, {} as never))
      found.push(mutations);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration "${migration.title}" fails on "${document._id}": ${reason}`, {
      cause: error,
    });
  }
  return found
    .flat(2)
    .flatMap((mutation) => (mutation.type === 'transaction' ? mutation.mutations : [mutation]));
}

/** The document with patches applied: the same object where there are none. */
export function patched<T extends StoredDocument>(document: T, patches: Patches): T {
  // The patches concern paths that the document has, which the compiler cannot follow.
  return patches.length === 0 ? document : (applyPatches(patches as never, document as never) as T);
}

/** The document after a migration: the same object when nothing changes. */
export async function migrated<T extends StoredDocument>(migration: Migration, document: T): Promise<T> {
  return patched(document, (await changeOf(migration, document)).patches);
}

/** A document in its newest form, with the documents that its migrations create for it to refer to. */
export interface Newest<T extends StoredDocument = StoredDocument> {
  document: T;
  created: StoredDocument[];
}

/** Runs every migration on a document, each on what the one before it left, and on the documents that they create. */
export async function newestOf<T extends StoredDocument>(
  document: T,
  all: readonly Pick<ContentMigration, 'migration'>[] = migrations,
): Promise<Newest<T>> {
  let newest = document;
  const made: StoredDocument[] = [];
  for (const [index, { migration }] of all.entries()) {
    const { patches, created } = await changeOf(migration, newest);
    newest = patched(newest, patches);
    // A created document has the form of its migration's time: only the later migrations concern it.
    for (const one of created) {
      const after = await newestOf(one, all.slice(index + 1));
      made.push(after.document, ...after.created);
    }
  }
  return { document: newest, created: made };
}

/** The document after every migration. */
export async function migratedByAll<T extends StoredDocument>(document: T, all = migrations): Promise<T> {
  return (await newestOf(document, all)).document;
}

/** The patches as Sanity's HTTP API takes them. */
export function encodePatches(_id: string, patches: Patches): unknown[] {
  return SanityEncoder.encodeAll([{ type: 'patch', id: _id, patches }] as never) as unknown[];
}
