import type { SanityClient } from '@sanity/client';
import { encodePatches, patchesOf, type StoredDocument } from '#sections/migrate-documents.ts';
import { migrations, type SectionMigration } from '#sections/migrations.ts';
import type { MigrationRecord } from './migration-record.ts';

const batch = 50; // documents of one transaction

/** A document that a migration changes, and how. */
export interface PlannedChange {
  migration: SectionMigration;
  document: StoredDocument;
  mutations: unknown[];
}

/**
 * Brings the documents of a dataset to the present form of their kinds, drafts too, migration by migration in batches.
 * What is of the new form is not touched, so a run that was stopped is simply started again. A document that
 * somebody edits at the same moment is left to the next run. Answers how many were changed.
 */
export async function runMigrations(
  client: SanityClient,
  record: MigrationRecord,
  onProgress: (done: number, of: number, title: string) => void = () => {},
): Promise<{ changed: number; busy: string[] }> {
  let changed = 0;
  const busy: string[] = [];
  for (const migration of migrations) {
    const ids = await oldDocuments(client, migration);
    for (let from = 0; from < ids.length; from += batch) {
      const planned = await planChanges(client, migration, ids.slice(from, from + batch));
      const done = await commit(client, record, migration, planned);
      changed += done.changed;
      busy.push(...done.busy);
      onProgress(Math.min(from + batch, ids.length), ids.length, titleOf(migration));
    }
  }
  return { changed, busy };
}

/** Every change that a run would make, without making it. */
export async function* plannedChanges(client: SanityClient): AsyncGenerator<PlannedChange> {
  for (const migration of migrations) {
    const ids = await oldDocuments(client, migration);
    for (let from = 0; from < ids.length; from += batch)
      yield* await planChanges(client, migration, ids.slice(from, from + batch));
  }
}

/** What a migration is called in what people read. */
export function titleOf({ kind, name, migration }: SectionMigration): string {
  return `${kind}/${name}: ${migration.title}`;
}

function oldDocuments(client: SanityClient, { migration }: SectionMigration): Promise<string[]> {
  const { documentTypes: types = [], filter = 'true' } = migration;
  return client.fetch(`*[_type in $types && (${filter})]._id`, { types }, { perspective: 'raw' });
}

async function planChanges(client: SanityClient, migration: SectionMigration, ids: string[]) {
  const documents = (await client.getDocuments(ids)).filter((document) => document !== null);
  const planned = documents.map(async (document): Promise<PlannedChange[]> => {
    const patches = await patchesOf(migration.migration, document);
    if (patches.length === 0) return [];
    const mutations = encodePatches(document._id, patches);
    return [{ migration, document, mutations: guarded(mutations, document) }];
  });
  return (await Promise.all(planned)).flat();
}

/** The first patch holds only while the document is as it was read; the others stand in the same transaction. */
function guarded(mutations: unknown[], { _rev }: StoredDocument): unknown[] {
  return mutations.map((mutation, index) => {
    const { patch } = mutation as { patch: object };
    return index === 0 ? { patch: { ...patch, ifRevisionID: _rev } } : mutation;
  });
}

async function commit(
  client: SanityClient,
  record: MigrationRecord,
  { kind, name }: SectionMigration,
  planned: PlannedChange[],
): Promise<{ changed: number; busy: string[] }> {
  if (planned.length === 0) return { changed: 0, busy: [] };
  const transactionId = `migrate-${kind}-${name}-${crypto.randomUUID()}`;
  // Written down first: a run that is stopped here can still be undone, and knows that nothing was done.
  await record.add({ transactionId, before: planned.map(({ document }) => document) });
  try {
    await client.mutate(planned.flatMap(({ mutations }) => mutations) as never, { transactionId });
    return { changed: planned.length, busy: [] };
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 409) throw error;
    if (planned.length === 1) return { changed: 0, busy: planned.map(({ document }) => document._id) };
    const [migration] = planned.map((one) => one.migration);
    const each = [];
    for (const one of planned) if (migration) each.push(await commit(client, record, migration, [one]));
    return {
      changed: each.reduce((sum, one) => sum + one.changed, 0),
      busy: each.flatMap((one) => one.busy),
    };
  }
}
