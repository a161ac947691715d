/** The place of a field in a document, as the Studio takes it: names, keys of items, positions. */
export type FieldPath = (string | number | { _key: string })[];

/** Something that an editor may want to mend, in words, and the field where they can. */
export interface Hint {
  path: FieldPath;
  text: string;
  /** Whether it spoils the page, should be better, or is only worth knowing. */
  weight: 'fault' | 'advice' | 'note';
  /** The sample words of a section that nobody has written over, where the editor is asked whether they may go out. */
  example?: string;
  /** The document that it needs and visitors do not have, by the id of the published one. */
  lacks?: string;
}

/** A path as one string, to tell hints apart. */
export const nameOfPath = (path: FieldPath): string =>
  path.map((part) => (typeof part === 'object' ? part._key : part)).join('.');
