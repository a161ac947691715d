import groq from 'groq';
import { sectionsProjection } from './page-contract.ts';

/** Asks the lake a query with parameters. */
export type AskLake = (query: string, params: Record<string, unknown>) => Promise<unknown>;

const upgradeQuery = groq`$sections${sectionsProjection}`;

/**
 * The sections of a page with those of an older form made new, by the very migrations that `npm run migrate` runs:
 * pages go on being shown before and while it runs. What was upgraded goes through the same projection once more;
 * a page without old sections costs nothing.
 */
export async function upgradeSections(sections: readonly unknown[], ask: AskLake): Promise<unknown[]> {
  const old = sections.flatMap((section, index) =>
    hasStored(section) ? [{ index, stored: section.stored }] : [],
  );
  if (old.length === 0) return [...sections];
  const { migratedByAll } = await import('./migrate-documents.ts');
  const page = { _id: 'page', _type: 'page', sections: old.map(({ stored }) => stored) };
  const upgraded = await ask(upgradeQuery, { sections: (await migratedByAll(page)).sections });
  const answers = Array.isArray(upgraded) ? upgraded : [];
  return old.reduce((all, { index }, place) => all.with(index, answers[place] ?? all[index]), [...sections]);
}

function hasStored(section: unknown): section is { stored: object } {
  return typeof section === 'object' && section !== null && 'stored' in section && section.stored !== null;
}
