import { type Fields, fieldIn } from '#schemas/fields.ts';
import { proposePath, proposeSlug } from '#schemas/path/path-form.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { isPlaceholder } from './placeholder-path.ts';

/** The field of a document that holds its address, and the one from which that is proposed, such as its title. */
export interface AddressField {
  name: string;
  source: string;
}

/** The field of a type whose address is proposed from one other field; none where it is made of several, or has none. */
export function addressFieldOf(fields: readonly { name: string; type: object }[]): AddressField | undefined {
  for (const { name, type } of fields) {
    const source = fieldIn(fieldIn(type, 'options'), 'source');
    if (fieldIn(type, 'name') === 'slug' && typeof source === 'string') return { name, source };
  }
  return undefined;
}

/** The address that a document gets by what it is called; undefined where it has one that somebody chose, or no word for one. */
export function proposedAddress({ name, source }: AddressField, document: Fields): string | undefined {
  const present = currentOf(document[name]) ?? '';
  const words = document[source];
  if (typeof words !== 'string' || (present && !isPlaceholder(present))) return undefined;
  const proposed = name === 'path' ? proposePath(words, present) : proposeSlug(words);
  return proposed === present ? undefined : proposed || undefined;
}
