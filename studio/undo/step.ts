import type { LiveDocument, Target } from '#canvas/messages.ts';

/** The place of a value in a document: names of fields, and items of lists by their keys. */
export type Place = readonly (string | { _key: string })[];

/** A value that has changed; undefined on the side where there is none. */
export interface ValuePart {
  kind: 'value';
  at: Place;
  before: unknown;
  after: unknown;
}

/**
 * A list whose items were added, removed or moved: their keys in order on each side, undefined where there is no list.
 */
export interface OrderPart {
  kind: 'order';
  at: Place;
  before: string[] | undefined;
  after: string[] | undefined;
  /** The items that were added or removed, by their keys. */
  items: Record<string, unknown>;
}

/** What has changed in one place of a document. */
export type Part = ValuePart | OrderPart;

/** What an editor has done at one go in a document, in its draft or in a version of a release. */
export interface Step {
  /** The same id through undo and redo. */
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
  /** The page's words for it; undefined for a change of the form, which is described by what has changed. */
  what: string | undefined;
  /** Whether it is a consequence of the edit before, such as the initial values of a section that was inserted. */
  isConsequence: boolean;
  /** The moment at which it was made, in milliseconds since 1970. */
  atMs: number;
}

/** The reverse of a step, which redoes it after an undo. */
export const turned = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, before: part.after, after: part.before }) as Part);
