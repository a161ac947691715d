import type { SanityClient } from '@sanity/client';
import { allMigrations as migrations } from '#pages/migrations.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { ContentMigration } from '#sections/content-migration.ts';
import { encodePatches, migratedByAll, patchesOf, type StoredDocument } from '#sections/migrate-documents.ts';
import type { MigrationRecord } from './migration-record.ts';

const batch = 50; // documents of one transaction

/** What a run did. */
export interface Migrated {
  changed: number;
  /** Documents that somebody edited at the same moment: the next run takes them. */
  busy: string[];
}

/**
 * Brings the documents of a dataset to the present form of their kinds, drafts too, migration by migration in batches.
 * What is of the new form is not touched, so a run that was stopped is simply started again.
 */
export async function runMigrations(
  client: SanityClient,
  record: MigrationRecord,
  onProgress: (done: number, of: number, title: string) => void = () => {},
  all = migrations,
): Promise<Migrated> {
  const total: Migrated = { changed: 0, busy: [] };
  for (const one of all) {
    const ids = await oldDocuments(client, one);
    for (let from = 0; from < ids.length; from += batch) {
      const documents = await read(client, ids.slice(from, from + batch));
      const { changed, busy } = await migrateBatch(client, record, one, documents);
      total.changed += changed;
      total.busy.push(...busy);
      onProgress(Math.min(from + batch, ids.length), ids.length, `${one.name}: ${one.migration.title}`);
    }
  }
  return total;
}

/** Every document that a run would change, before and after all migrations; nothing is changed. */
export async function* plannedChanges(
  client: SanityClient,
  all = migrations,
): AsyncGenerator<{ before: StoredDocument; after: StoredDocument }> {
  const ids = new Set((await Promise.all(all.map((one) => oldDocuments(client, one)))).flat());
  const each = [...ids];
  for (let from = 0; from < each.length; from += batch) {
    for (const before of await read(client, each.slice(from, from + batch))) {
      const after = await migratedByAll(before, all);
      if (after !== before) yield { before, after };
    }
  }
}

function oldDocuments(client: SanityClient, { migration }: ContentMigration): Promise<string[]> {
  const { documentTypes, filter = 'true' } = migration;
  const ofTypes = documentTypes ? '_type in $types' : 'true';
  const params = { types: documentTypes ?? [] };
  return client.fetch(`*[${ofTypes} && (${filter})]._id`, params, { perspective: 'raw' });
}

async function read(client: SanityClient, ids: string[]): Promise<StoredDocument[]> {
  return (await client.getDocuments(ids)).filter((document) => document !== null);
}

async function migrateBatch(
  client: SanityClient,
  record: MigrationRecord,
  { name, migration }: ContentMigration,
  documents: StoredDocument[],
): Promise<Migrated> {
  const changes = await Promise.all(
    documents.map(async (document) => ({ document, patches: await patchesOf(migration, document) })),
  );
  const planned = changes
    .filter(({ patches }) => patches.length > 0)
    .map(({ document, patches }) => ({
      document,
      mutations: guarded(encodePatches(document._id, patches), document),
    }));
  const done = await commit(planned);
  if (done || planned.length === 0) return { changed: planned.length, busy: [] };
  // One of them was edited since it was read: the others go through alone.
  const busy: string[] = [];
  for (const one of planned) if (!(await commit([one]))) busy.push(one.document._id);
  return { changed: planned.length - busy.length, busy };

  /** Changes documents in one transaction; answers false, and changes none, when one is not as it was read. */
  async function commit(some: typeof planned): Promise<boolean> {
    if (some.length === 0) return true;
    const transactionId = `migrate-${name.replace('/', '-')}-${crypto.randomUUID()}`;
    // Written down first: a run that is stopped between the two can still be undone.
    await record.add({ transactionId, before: some.map(({ document }) => document) });
    try {
      // Sanity's encoder writes what its client sends, but has no type for it.
      const mutations = some.flatMap((one) => one.mutations);
      await client.mutate(mutations as never, { transactionId, returnDocuments: false });
      return true;
    } catch (error) {
      if (fieldIn(error, 'statusCode') !== 409) throw error;
      await record.drop(transactionId);
      return false;
    }
  }
}

/** The first patch holds only while the document is as it was read; the others stand in the same transaction. */
function guarded(mutations: unknown[], { _rev }: StoredDocument): unknown[] {
  return mutations.map((mutation, index) => {
    const { patch } = mutation as { patch: object };
    return index === 0 ? { patch: { ...patch, ifRevisionID: _rev } } : mutation;
  });
}
