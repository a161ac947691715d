import { isFields } from '#schemas/fields.ts';
import { oldForms } from '#schemas/old-forms.ts';
import type { Newest, StoredDocument } from '#sections/migrate-documents.ts';
import { withCreated } from '#sections/with-created.ts';
import { markOldForms, type OldDocument, type OldForms } from './mark-old-forms.ts';

/** Asks a lake a query, with further parameters beside those that the query has already. */
export type AskMore = (query: string, more: Record<string, unknown>) => Promise<unknown>;

const maxDepth = 6; // documents of an older form within others

/**
 * Asks a query and upgrades the documents of an older form in its answer by the same migrations that `npm run
 * migrate` runs: their newest form goes through the same projection again. Asks nothing more where no type has an
 * older form or none is in the answer.
 */
export async function askNewest(
  query: string,
  ask: AskMore,
  forms: OldForms = oldForms,
  migrate = migrateToNewest,
): Promise<unknown> {
  const marked = markOldForms(query, forms);
  let answer = await ask(marked.query, {});
  if (marked.projections.length === 0) return answer;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const found = oldIn(answer);
    if (found.size === 0) return answer;
    const renewed = await renew([...found.values()], marked.projections, ask, migrate);
    answer = replaced(answer, (old) => renewed.get(keyOf(old)));
  }
  return replaced(answer, () => undefined);
}

/** Asks the projections of the query again, of the newest form of the documents found. */
async function renew(
  found: readonly OldDocument[],
  projections: readonly string[],
  ask: AskMore,
  migrate: typeof migrateToNewest,
): Promise<Map<string, unknown>> {
  const upgrades = await Promise.all(found.map((old) => upgrade(old, migrate)));
  const made = upgrades.flatMap((one, index) => (one ? { ...one, index } : []));
  if (made.length === 0) return new Map();
  const created = made.flatMap((one) => one.created);
  const asked = made.map(
    ({ index }, place) => `"n${index}": $old[${place}]${projections[found[index]?.projection ?? 0]}`,
  );
  const query = `{${asked.join(', ')}}`;
  const params = { old: made.map(({ document }) => document), ...(created.length > 0 && { created }) };
  const answer = await ask(created.length > 0 ? withCreated(query) : query, params);
  if (!isFields(answer)) return new Map();
  return new Map(
    made.flatMap(({ index }) => {
      const old = found[index];
      const fields = answer[`n${index}`];
      // A document that its migration leaves as it is must not be asked for again and again.
      return old && isFields(fields) ? [[keyOf(old), withoutOld(fields)] as const] : [];
    }),
  );
}

/**
 * A document on which a migration fails is shown as far as its contract accepts it, like one that has no migration.
 */
async function upgrade(
  { document }: OldDocument,
  migrate: typeof migrateToNewest,
): Promise<Newest | undefined> {
  try {
    return await migrate(document);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

// Only the first document of an older form loads the migrations.
async function migrateToNewest(document: StoredDocument): Promise<Newest> {
  const [{ newestOf }, { allMigrations }] = await Promise.all([
    import('#sections/migrate-documents.ts'),
    import('./migrations.ts'),
  ]);
  return newestOf(document, allMigrations);
}

const keyOf = ({ projection, document }: OldDocument): string => `${projection} ${document._id}`;

/** The documents of an older form in an answer, each once for each projection. */
function oldIn(answer: unknown, found = new Map<string, OldDocument>()): Map<string, OldDocument> {
  const old = oldOf(answer);
  if (old) found.set(keyOf(old), old);
  else if (typeof answer === 'object' && answer !== null)
    for (const part of Object.values(answer)) oldIn(part, found);
  return found;
}

/** Replaces each document of an older form in an answer; one without a replacement stays as it was answered. */
function replaced(answer: unknown, newest: (old: OldDocument) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map((part) => replaced(part, newest));
  if (!isFields(answer)) return answer;
  const old = oldOf(answer);
  if (old) return newest(old) ?? withoutOld(answer);
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, replaced(part, newest)]));
}

function withoutOld({ _old, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields;
}

function oldOf(value: unknown): OldDocument | undefined {
  if (!isFields(value) || !isFields(value._old)) return undefined;
  const { projection, document } = value._old;
  const isDocument =
    isFields(document) && typeof document._id === 'string' && typeof document._type === 'string';
  // Both have these types, which the compiler cannot follow into the fields.
  return typeof projection === 'number' && isDocument ? ({ projection, document } as OldDocument) : undefined;
}
