import { studioPath } from '@sanity/client/csm';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import type { Fields } from '#schemas/fields.ts';
import { titleOf } from '../lake/document-names.ts';
import { type FieldOfWords, fieldsOfWords } from './fields-of-words.ts';
import { occurrencesIn, replacedIn, type Sought, type Span } from './occurrences.ts';
import { type Child, piecesAt, replacedInBlock, textOfBlock } from './replace-in-block.ts';

/** A place where the words stand. */
export interface Hit extends Span {
  /** Identifies the place among all others. */
  id: string;
  /** Whether the words reach over several spans of rich text; the new words get the marks of the first one. */
  isOverMarks: boolean;
}

/** A field in which the words stand. */
export interface FieldWithHits extends FieldOfWords {
  text: string;
  hits: Hit[];
}

/** A document that is searched: its draft where there is one. */
export interface Searched extends Fields {
  _id: string;
  _type: string;
}

/** A document in which the words stand. */
export interface DocumentWithHits {
  id: string;
  type: string;
  title: string;
  fields: FieldWithHits[];
}

/** Where words stand in a document; undefined where they do not. */
export function findIn(
  type: CompiledType,
  document: Searched,
  sought: Sought,
  hasAddresses: boolean,
): DocumentWithHits | undefined {
  const fields = fieldsOfWords(type, document, hasAddresses).flatMap((field): FieldWithHits[] => {
    const { value, path } = field;
    const text = typeof value === 'string' ? value : textOfBlock(value);
    const hits = occurrencesIn(text, sought).map((place) => ({
      ...place,
      id: `${document._id} ${studioPath.toString(path)} ${place.start}`,
      isOverMarks: typeof value !== 'string' && piecesAt(value, place) > 1,
    }));
    return hits.length > 0 ? [{ ...field, text, hits }] : [];
  });
  if (fields.length === 0) return undefined;
  return { id: document._id, type: document._type, title: titleOf(document), fields };
}

/** The value of a field after some of its hits were replaced. */
export function replacedInField(
  { value }: Pick<FieldWithHits, 'value'>,
  hits: readonly Span[],
  words: string,
): string | Child[] {
  return typeof value === 'string' ? replacedIn(value, hits, words) : replacedInBlock(value, hits, words);
}

/**
 * By how many characters a field would be too long after some hits were replaced, if the replacement makes it longer; 0
 * otherwise.
 */
export function surplusWith(field: FieldWithHits, hits: readonly Span[], words: string): number {
  const { length } = replacedIn(field.text, hits, words);
  return field.max !== undefined && length > field.text.length ? Math.max(0, length - field.max) : 0;
}

/** How many places there are in some documents. */
export const countHits = (documents: readonly DocumentWithHits[]): number =>
  documents.reduce((sum, { fields }) => fields.reduce((inner, { hits }) => inner + hits.length, sum), 0);

/** A hit with as much of the text around it as is needed to recognize it. */
export interface Sentence {
  before: string;
  found: string;
  after: string;
}

const maxAround = 70;

/** The words around a hit, cut between words and within its sentence or line. */
export function sentenceOf(text: string, { start, end }: Span): Sentence {
  const before =
    text
      .slice(0, start)
      .split(/(?<=[.!?])\s|\n/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/(?<=[.!?])\s|\n/)[0] ?? '';
  return {
    before: before.length > maxAround ? `…${before.slice(-maxAround).replace(/^\S*\s/, '')}` : before,
    found: text.slice(start, end),
    after: after.length > maxAround ? `${after.slice(0, maxAround).replace(/\s\S*$/, '')}…` : after,
  };
}
