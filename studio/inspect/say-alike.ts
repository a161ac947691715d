import { type Fields, isFields } from '#schemas/fields.ts';
import { asPublished } from '../lake/as-published.ts';

const ofTheLake = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);

/**
 * A document as a string to compare: the same for any order of its fields, any time of storing, and for a draft and its
 * published state with the same content.
 */
export function sayAlike(document: Fields): string {
  return JSON.stringify(asPublished(document), (name, value) => {
    if (ofTheLake.has(name)) return undefined;
    return isFields(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value;
  });
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
