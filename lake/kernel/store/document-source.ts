import type { Attribute } from './attribute.ts';
import type { CountQuestion } from './count-documents.ts';
import type { StoredDocument } from './document.ts';
import type { Lookup } from './lookup.ts';
import type { WordSearch } from './word-rows.ts';

/** By which attribute documents are put in order, and in which direction. */
export interface AttributeOrder {
  attribute: Attribute;
  isDescending: boolean;
  /** Only those whose value is not below this, or not above that; some others may be among them. */
  min?: string | number | boolean | undefined;
  max?: string | number | boolean | undefined;
}

/** A value that an attribute has. */
export interface Equal {
  attribute: Attribute;
  value: string | number | boolean;
}

/** Documents that can be looked up, wherever they are: in memory, or in the lake's file as one moment left it. */
export interface DocumentSource {
  /** The names of the slug fields by whose `current` documents are found, such as `path`. */
  readonly slugs: readonly string[];
  get(id: string): StoredDocument | undefined;
  ids(): Iterable<string>;
  /** The ids of the documents that share a value. */
  find(lookup: Lookup, value: string): Iterable<string>;
  /** The published document, draft and versions that share an id; each may hide another in some perspective. */
  groupOf(id: string): StoredDocument[];
  /** A number that another change of any document makes another. */
  readonly version: number;
  /** The same for the documents of a type, and for those that hide or uncover them. */
  versionOf(type: string): number;
  /**
   * The ids of the documents of a type, or by their ids of any type, in the order of an attribute, one group after the other: those of a group may stand in
   * any order. Undefined where nobody keeps that order.
   */
  inOrder?(type: string | undefined, order: AttributeOrder): Iterable<string[]> | undefined;
  /**
   * The ids of the documents of a type that have an attribute with a value, and perhaps of some more, if there are at most so many; undefined where there are more or nobody
   * keeps them by it.
   */
  having?(type: string, equal: Equal, max: number): string[] | undefined;
  /** The ids of the documents that a search finds; undefined where nobody keeps an index of words. */
  search?(search: WordSearch): string[] | undefined;
  /** How many documents there are of a kind; undefined where no index knows it. */
  count?(question: CountQuestion): number | undefined;
  /** Whether there is room to hold whole lists of these documents between questions. */
  readonly holdsLists: boolean;
}
