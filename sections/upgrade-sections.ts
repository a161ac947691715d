import { typeOfPages } from '#schemas/addresses.ts';
import type { StoredDocument } from './migrate-documents.ts';
import { givenSections } from './sections-query.ts';

/** Asks the lake a query with parameters. */
export type AskLake = (query: string, params: Record<string, unknown>) => Promise<unknown>;

const upgradeQuery = (sections: readonly object[]) =>
  givenSections(sections.map((section) => ('_type' in section ? String(section._type) : '')));

/**
 * The sections of a page with those of an older form made new, by the very migrations that `npm run migrate` runs:
 * pages go on being shown before and while it runs. What was upgraded goes through the same projection once more;
 * a page without old sections costs nothing.
 */
export async function upgradeSections(
  sections: readonly unknown[],
  ask: AskLake,
  migrate = migrateToNewest,
): Promise<unknown[]> {
  const old = sections.filter(hasStored);
  if (old.length === 0) return [...sections];
  const upgrades = await Promise.all(old.map((section) => upgrade(section, migrate)));
  const newest = upgrades.flatMap((one) => ('newest' in one ? one.newest : []));
  const answers = newest.length > 0 ? await ask(upgradeQuery(newest), { sections: newest }) : [];
  const answered = new Map(
    newest.map((section, index) => [section, Array.isArray(answers) ? answers[index] : undefined]),
  );
  return sections.flatMap((section) => {
    const one = hasStored(section) ? upgrades[old.indexOf(section)] : undefined;
    if (!one) return [section];
    return 'newest' in one ? one.newest.map((upgraded) => answered.get(upgraded)) : [one];
  });
}

// What it needs is loaded by the first old section only.
async function migrateToNewest(page: StoredDocument): Promise<StoredDocument> {
  const { migratedByAll } = await import('./migrate-documents.ts');
  return migratedByAll(page);
}

/** One section alone, so that one on which a migration fails costs only itself: check-section.ts gives its reason. */
async function upgrade(
  { _key, _type, anchor, stored }: OldSection,
  migrate: typeof migrateToNewest,
): Promise<{ newest: object[] } | { _key: unknown; _type: unknown; refused: string }> {
  try {
    // A shared section has the key and the anchor of its place on the page.
    const placed = { ...stored, _key, ...(anchor !== undefined && { anchor }) };
    const page = await migrate({ _id: String(_key), _type: typeOfPages(), sections: [placed] });
    return { newest: page.sections as object[] };
  } catch (error) {
    return { _key, _type, refused: error instanceof Error ? error.message : String(error) };
  }
}

interface OldSection {
  _key: unknown;
  _type: unknown;
  anchor?: unknown;
  stored: object;
}

function hasStored(section: unknown): section is OldSection {
  return typeof section === 'object' && section !== null && 'stored' in section && section.stored !== null;
}
