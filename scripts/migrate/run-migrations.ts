import type { SanityClient } from '@sanity/client';
import { allMigrations as migrations } from '#pages/migrations.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { ContentMigration } from '#sections/content-migration.ts';
import {
  changeOf,
  encodePatches,
  type Newest,
  newestOf,
  type StoredDocument,
} from '#sections/migrate-documents.ts';
import { findDocuments } from './find-documents.ts';
import { inLayer, isLayered, layerOf } from './in-layer.ts';
import type { MigrationRecord } from './migration-record.ts';

const batch = 50; // documents in one transaction

/** What a run did. */
export interface Migrated {
  changed: number;
  /** Documents that were made for others to refer to. */
  created: number;
  /** The ids of documents that somebody edited at the same moment: the next run takes them. */
  busy: string[];
}

/**
 * Brings the documents of a dataset, drafts too, to the present form of their kinds, one migration after the other, in
 * batches. Does not touch what is of the new form, so a run that was stopped can simply be started again.
 */
export async function runMigrations(
  client: SanityClient,
  record: MigrationRecord,
  onProgress: (done: number, of: number, title: string) => void = () => {},
  all = migrations,
): Promise<Migrated> {
  const total: Migrated = { changed: 0, created: 0, busy: [] };
  for (const one of all) {
    const ids = await oldDocuments(client, one);
    for (let from = 0; from < ids.length; from += batch) {
      const documents = await read(client, ids.slice(from, from + batch));
      const { changed, created, busy } = await migrateBatch(client, record, one, documents);
      total.changed += changed;
      total.created += created;
      total.busy.push(...busy);
      onProgress(Math.min(from + batch, ids.length), ids.length, `${one.name}: ${one.migration.title}`);
    }
  }
  return total;
}

/** A document before and after all migrations, and what would be created for it. */
export interface Planned extends Pick<Newest, 'created'> {
  before: StoredDocument;
  after: StoredDocument;
}

/** Every document that a run would change; changes nothing. */
export async function* plannedChanges(client: SanityClient, all = migrations): AsyncGenerator<Planned> {
  const found = await Promise.all(all.map((one) => oldDocuments(client, one)));
  const ids = [...new Set(found.flat())].toSorted(publishedFirst);
  const planned = new Map<string, StoredDocument>();
  for (let from = 0; from < ids.length; from += batch) {
    for (const before of await read(client, ids.slice(from, from + batch))) {
      const newest = await newestOf(before, all);
      const known = await readAll(client, idsOf([newest]));
      const there = new Map([...planned, ...known]);
      const { made, created } = inLayer(before._id, newest.document, newest.created, there);
      const missing = created.filter(({ _id }) => !there.has(_id));
      for (const one of missing) planned.set(one._id, one);
      if (newest.document !== before) yield { before, after: made, created: missing };
    }
  }
}

async function oldDocuments(client: SanityClient, { migration }: ContentMigration): Promise<string[]> {
  const { documentTypes, filter = 'true' } = migration;
  const ofTypes = documentTypes ? '_type in $types' : 'true';
  const params = { types: documentTypes ?? [] };
  const query = `*[${ofTypes} && (${filter})]._id`;
  const ids = await client.fetch<string[]>(query, params, { perspective: 'raw' });
  return ids.toSorted(publishedFirst);
}

/** Published documents come first: what is created for one of them is then there for its draft. */
const publishedFirst = (a: string, b: string): number => Number(isLayered(a)) - Number(isLayered(b));

async function read(client: SanityClient, ids: string[]): Promise<StoredDocument[]> {
  return (await client.getDocuments(ids)).filter((document) => document !== null);
}

/** The documents that exist already under some ids, by id. */
async function readAll(client: SanityClient, ids: readonly string[]): Promise<Map<string, StoredDocument>> {
  const found = ids.length > 0 ? await findDocuments(client, ids) : [];
  return new Map(found.map((one) => [one._id, one]));
}

/** The ids under which created documents may exist already: as published, and beside the document that needs them. */
const idsOf = (changes: readonly Pick<Newest, 'document' | 'created'>[]): string[] => [
  ...new Set(
    changes.flatMap(({ document, created }) =>
      created.flatMap(({ _id }) => [_id, layerOf(document._id) + _id]),
    ),
  ),
];

async function migrateBatch(
  client: SanityClient,
  record: MigrationRecord,
  { name, migration }: ContentMigration,
  documents: StoredDocument[],
): Promise<Migrated> {
  const changes = await Promise.all(
    documents.map(async (document) => ({ document, ...(await changeOf(migration, document)) })),
  );
  const there = await readAll(client, idsOf(changes));
  const planned = changes
    .filter(({ patches }) => patches.length > 0)
    .map(({ document, patches, created }) => {
      const own = inLayer(document._id, patches, created, there);
      const mutations = guarded(encodePatches(document._id, own.made), document);
      const missing = own.created.filter(({ _id }) => !there.has(_id));
      // A document that two others refer to is created once; one created for a published document is there for its
      // draft.
      for (const one of missing) there.set(one._id, one);
      return { document, created: missing, mutations };
    });
  if (await commit(planned)) return countOf(planned, []);
  // One of them was edited since it was read: try each alone.
  const busy: string[] = [];
  for (const one of planned) if (!(await commit([one]))) busy.push(one.document._id);
  return countOf(
    planned.filter(({ document }) => !busy.includes(document._id)),
    busy,
  );

  /** Changes documents in one transaction; returns false, and changes none, when one is not as it was read. */
  async function commit(some: typeof planned): Promise<boolean> {
    if (some.length === 0) return true;
    const transactionId = `migrate-${name.replace('/', '-')}-${crypto.randomUUID()}`;
    const created = some.flatMap((one) => one.created);
    // Recorded first, so that a run that is stopped between the two can still be undone.
    await record.add({
      transactionId,
      before: some.map(({ document }) => document),
      ...(created.length > 0 && { created: created.map(({ _id }) => _id) }),
    });
    try {
      const creations = created.map((document) => ({ createIfNotExists: document }));
      // Sanity's encoder writes mutations in the client's form, but does not have the client's type.
      const mutations = [...creations, ...some.flatMap((one) => one.mutations)];
      await client.mutate(mutations as never, { transactionId, returnDocuments: false });
      return true;
    } catch (error) {
      if (fieldIn(error, 'statusCode') !== 409) throw error;
      await record.drop(transactionId);
      // Anything else that stands against it, as a schedule does, is still so the next time.
      if (!isEdited(error)) throw error;
      return false;
    }
  }
}

/** Whether a refusal says that somebody has changed a document since it was read. */
const isEdited = (error: unknown): boolean =>
  JSON.stringify(fieldIn(error, 'details') ?? '').includes('documentRevisionIDDoesNotMatchError');

function countOf(done: readonly { created: readonly StoredDocument[] }[], busy: string[]): Migrated {
  return { changed: done.length, created: done.flatMap(({ created }) => created).length, busy };
}

/** Makes the first patch hold only while the document is as it was read; the others are in the same transaction. */
function guarded(mutations: unknown[], { _rev }: StoredDocument): unknown[] {
  return mutations.map((mutation, index) => {
    const { patch } = mutation as { patch: object };
    return index === 0 ? { patch: { ...patch, ifRevisionID: _rev } } : mutation;
  });
}
