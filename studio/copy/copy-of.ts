import { fieldIn, isFields } from '#schemas/fields.ts';
import { withNewKeys } from '#schemas/new-keys.ts';

/** The fields that must be unique among documents: an address, or a name that identifies them. */
export const addressFields = ['path', 'slug', 'from'] as const;

/** The address of a copy: that of the original with "-copy", or "-copy-2" and so on where that is taken. */
export function freeAddress(address: string, taken: readonly string[]): string {
  const stem = copyStem(address);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.includes(free)) return free;
  }
}

/** The beginning of every copy's address. The copy of the home page is not below it. */
export const copyStem = (address: string): string => (address === '/' ? '/home-copy' : `${address}-copy`);

/** A copy of a document to be stored, at a free address, and with new keys in every list. */
export function copyOf<Document extends object>(document: Document, taken: readonly string[]): Document {
  const copy = withNewKeys(document);
  const addresses = addressFields.flatMap((field) => {
    const slug = fieldIn(copy, field);
    if (!isFields(slug) || !slug.current) return [];
    return [[field, { ...slug, current: freeAddress(String(slug.current), taken) }]];
  });
  return { ...copy, ...Object.fromEntries(addresses) };
}
