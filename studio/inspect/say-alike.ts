import { type Fields, isFields } from '#schemas/fields.ts';
import { asPublished } from '../lake/as-published.ts';

const ofTheLake = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);

/** A document in one line, the same however its fields are ordered, whenever it was stored, and for a draft and what is published of it. */
export function sayAlike(document: Fields): string {
  return JSON.stringify(asPublished(document), (name, value) => {
    if (ofTheLake.has(name)) return undefined;
    return isFields(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value;
  });
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
