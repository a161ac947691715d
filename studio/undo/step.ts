import type { LiveDocument, Target } from '#canvas/messages.ts';

/** The place of a value in a document: names of fields, and items of lists by their keys. */
export type Place = readonly (string | { _key: string })[];

/** A value that has become another one; nothing, where there was or is none. */
export interface ValuePart {
  kind: 'value';
  at: Place;
  before: unknown;
  after: unknown;
}

/** A list whose items have come, gone or moved: their keys in order, or nothing where there was or is no list. */
export interface OrderPart {
  kind: 'order';
  at: Place;
  before: string[] | undefined;
  after: string[] | undefined;
  /** The items that have come or gone, by their keys. */
  items: Record<string, unknown>;
}

/** What has changed in one place of a document. */
export type Part = ValuePart | OrderPart;

/** What an editor has done at one go in a document, in its draft or in a version of a release. */
export interface Step {
  /** Stays the same while it is taken back and done again. */
  id: string;
  target: Target;
  release: string | undefined;
  /** What it is in the editor's words. */
  what: string;
  parts: Part[];
}

/** A change that an editor has made here, in the form or on the page. */
export interface Edit {
  target: Target;
  release: string | undefined;
  before: LiveDocument;
  after: LiveDocument;
  /** What the page calls it; a change of the form is called by what it has changed. */
  what: string | undefined;
  /** Whether it is what comes of the step before, such as the first words of a section that was inserted. */
  isConsequence: boolean;
  /** When it was made. */
  atMs: number;
}

/** The same step the other way round, by which what was taken back is done again. */
export const turned = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, before: part.after, after: part.before }) as Part);
