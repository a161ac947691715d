import { slugOf } from './slug-of.ts';

/**
 * The ids of headings, in their order and made of their words: letters of every script stay, and ids that repeat or
 * are `taken` get a number.
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
