import { slugOf } from './slug-of.ts';

/**
 * The ids by which links jump to headings, made of their words and in their order: letters of every script stay, equal ones are
 * numbered, as are those that are taken already.
 */
export function headingIds(titles: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set(taken);
  return titles.map((title) => {
    const word = slugOf(title) || 'part';
    let id = word;
    for (let count = 2; used.has(id); count++) id = `${word}-${count}`;
    used.add(id);
    return id;
  });
}
