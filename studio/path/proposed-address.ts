import { type Fields, fieldIn } from '#schemas/fields.ts';
import { proposePath, proposeSlug } from '#schemas/path/path-form.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { isPlaceholder } from './placeholder-path.ts';

const numbered = /^(-([2-9]|[1-9]\d|100))?$/; // as `free-path.ts` gives numbers; -2025 is somebody's own

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

/** An address that is free, and the one that was wanted. */
export interface Proposal {
  wanted: string;
  address: string;
}

/** What a document was given that has just the address which is proposed by what it is called, with or without a number; undefined where it has another. */
export function followedTitle({ name, source }: AddressField, document: Fields): Proposal | undefined {
  const address = currentOf(document[name]) ?? '';
  const words = document[source];
  if (typeof words !== 'string' || proposeSlug(words) === '') return undefined;
  const wanted = proposedBy(name, words, address);
  const rest = address.startsWith(wanted) ? address.slice(wanted.length) : undefined;
  return rest !== undefined && numbered.test(rest) ? { wanted, address } : undefined;
}

/** What a document is called of which no address can be made, while it has none that somebody chose. */
export function nameWithoutAddress({ name, source }: AddressField, document: Fields): string | undefined {
  const [words, present] = [document[source], currentOf(document[name]) ?? ''];
  const isNamed = typeof words === 'string' && words.trim() !== '' && proposeSlug(words) === '';
  return isNamed && (present === '' || isPlaceholder(present)) ? words : undefined;
}

/**
 * The address that a document is to have by what it is called; undefined where it has one that somebody chose, where there is no word for
 * one, and where it has been `given` just that.
 */
export function proposedAddress(
  { name, source }: AddressField,
  document: Fields,
  given?: Proposal,
): string | undefined {
  const present = currentOf(document[name]) ?? '';
  const words = document[source];
  const isChosen = present !== '' && present !== given?.address && !isPlaceholder(present);
  if (typeof words !== 'string' || isChosen) return undefined;
  const proposed = proposedBy(name, words, present);
  const isGiven = proposed === present || (present === given?.address && proposed === given.wanted);
  return isGiven || proposed === '' ? undefined : proposed;
}

const proposedBy = (name: string, words: string, present: string): string =>
  name === 'path' ? proposePath(words, present) : proposeSlug(words);
