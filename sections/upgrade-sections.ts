import { typeOfPages } from '#schemas/addresses.ts';
import type { Newest, StoredDocument } from './migrate-documents.ts';
import { kinds } from './registry.ts';
import { givenSections, type Projections } from './sections-query.ts';
import { withCreated } from './with-created.ts';

/** Asks the lake a query with parameters. */
export type AskLake = (query: string, params: Record<string, unknown>) => Promise<unknown>;

/**
 * Returns the sections of a page with those of an older form upgraded by the same migrations that `npm run migrate`
 * runs, so that pages are shown before and while that command runs. Upgraded sections go through the projection of
 * their kind again, in which references also lead to documents that are still to be created. A page without old
 * sections costs nothing.
 */
export async function upgradeSections(
  sections: readonly unknown[],
  ask: AskLake,
  migrate = migrateToNewest,
  registry: Projections = kinds,
): Promise<unknown[]> {
  const old = sections.filter(hasStored);
  if (old.length === 0) return [...sections];
  const upgrades = await Promise.all(old.map((section) => upgrade(section, migrate)));
  const newest = upgrades.flatMap((one) => ('newest' in one ? one.newest : []));
  const created = upgrades.flatMap((one) => ('newest' in one ? one.created : []));
  const query = givenSections(newest.map(typeOf), registry);
  const asked = created.length > 0 ? withCreated(query) : query;
  const params = { sections: newest, ...(created.length > 0 && { created }) };
  const answers = newest.length > 0 ? await ask(asked, params) : [];
  const answered = new Map(
    newest.map((section, index) => [section, Array.isArray(answers) ? answers[index] : undefined]),
  );
  return sections.flatMap((section) => {
    const one = hasStored(section) ? upgrades[old.indexOf(section)] : undefined;
    if (!one) return [section];
    return 'newest' in one ? one.newest.map((upgraded) => answered.get(upgraded)) : [one];
  });
}

// Only the first old section loads the migrations.
async function migrateToNewest(page: StoredDocument): Promise<Newest> {
  const { newestOf } = await import('./migrate-documents.ts');
  return newestOf(page);
}

const typeOf = (section: object): string => ('_type' in section ? String(section._type) : '');

/**
 * Upgrades one section alone, so that a failing migration costs only this section: check-section.ts shows the reason.
 */
async function upgrade(
  { _key, _type, anchor, hidden, showFrom, showUntil, _stored }: OldSection,
  migrate: typeof migrateToNewest,
): Promise<{ newest: object[]; created: object[] } | { _key: unknown; _type: unknown; refused: string }> {
  try {
    // A shared section has the key, the anchor and the showing of its place on the page.
    const place = Object.entries({ anchor, hidden, showFrom, showUntil }).filter(
      ([, value]) => value !== undefined,
    );
    const placed = { ..._stored, _key, ...Object.fromEntries(place) };
    const page = { _id: String(_key), _type: typeOfPages(), sections: [placed] };
    const { document, created } = await migrate(page);
    // A migration of sections leaves a list of them.
    return { newest: document.sections as object[], created };
  } catch (error) {
    return { _key, _type, refused: error instanceof Error ? error.message : String(error) };
  }
}

interface OldSection {
  _key: unknown;
  _type: unknown;
  anchor?: unknown;
  hidden?: unknown;
  showFrom?: unknown;
  showUntil?: unknown;
  _stored: object;
}

function hasStored(section: unknown): section is OldSection {
  return typeof section === 'object' && section !== null && '_stored' in section && section._stored !== null;
}
