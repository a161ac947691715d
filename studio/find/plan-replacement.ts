import type { DocumentChange } from './change-fields.ts';
import { type DocumentWithHits, type Hit, replacedInField } from './hits.ts';

/** The changes of documents that replace the chosen places. */
export function planReplacement(
  found: readonly DocumentWithHits[],
  isChosen: (hit: Hit) => boolean,
  words: string,
): DocumentChange[] {
  return found.flatMap(({ fields, ...document }): DocumentChange[] => {
    const changes = fields.flatMap((field) => {
      const hits = field.hits.filter(isChosen);
      const after = replacedInField(field, hits, words);
      const { path, names, value: before } = field;
      return hits.length > 0 ? [{ path, name: names.join(' > '), before, after, places: hits.length }] : [];
    });
    return changes.length > 0 ? [{ ...document, changes }] : [];
  });
}
