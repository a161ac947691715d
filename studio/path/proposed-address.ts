import { type Fields, fieldIn } from '#schemas/fields.ts';
import { proposePath, proposeSlug } from '#schemas/path/path-form.ts';
import { currentOf } from '#schemas/stored-address.ts';
import { isPlaceholder } from './placeholder-path.ts';

// the numbers that `free-path.ts` adds; a name that ends in -2025 is an editor's own
const numbered = /^(-([2-9]|[1-9]\d|100))?$/;

/** The field of a document that holds its address, and the one from which that is proposed, such as its title. */
export interface AddressField {
  name: string;
  source: string;
}

/**
 * The address field of a type whose address is proposed from one other field. Undefined where it is made of several
 * fields, or the type has none.
 */
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

/**
 * The proposal that a document has taken, if its address is the one that its title proposes, with or without a number;
 * undefined where it has another.
 */
export function followedTitle({ name, source }: AddressField, document: Fields): Proposal | undefined {
  const address = currentOf(document[name]) ?? '';
  const words = document[source];
  if (typeof words !== 'string' || proposeSlug(words) === '') return undefined;
  const wanted = proposedBy(name, words, address);
  const rest = address.startsWith(wanted) ? address.slice(wanted.length) : undefined;
  return rest !== undefined && numbered.test(rest) ? { wanted, address } : undefined;
}

/**
 * The title of a document from which no address can be made, as long as no editor has chosen one; undefined otherwise.
 */
export function nameWithoutAddress({ name, source }: AddressField, document: Fields): string | undefined {
  const [words, present] = [document[source], currentOf(document[name]) ?? ''];
  const isNamed = typeof words === 'string' && words.trim() !== '' && proposeSlug(words) === '';
  return isNamed && (present === '' || isPlaceholder(present)) ? words : undefined;
}

/**
 * The address that a document is to get from its title. Undefined where an editor has chosen one, where the title gives
 * none, and where the document has the proposed one already. `given` is the proposal that it was given last.
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
