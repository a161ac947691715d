/** The place of a field in a document, as the Studio takes it: names, keys of items, positions. */
export type FieldPath = (string | number | { _key: string })[];

/** Something that an editor may want to mend, in words, and the field where it is done. */
export interface Hint {
  path: FieldPath;
  text: string;
  /** Whether it spoils the page, should be better, or is only worth knowing. */
  weight: 'fault' | 'advice' | 'note';
  /** What came with a section that nobody has written over: whether it goes out so is asked. */
  example?: string;
  /** The document that it needs and visitors do not have, by the id of the published one. */
  lacks?: string;
}

/** A place in one word, to tell hints apart. */
export const nameOfPath = (path: FieldPath): string =>
  path.map((part) => (typeof part === 'object' ? part._key : part)).join('.');
