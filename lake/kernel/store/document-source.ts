import type { Attribute } from './attribute.ts';
import type { CountQuestion } from './count-documents.ts';
import type { StoredDocument } from './document.ts';
import type { Lookup } from './lookup.ts';
import type { WordSearch } from './word-rows.ts';

/** The attribute by which documents are sorted, and the direction. */
export interface AttributeOrder {
  attribute: Attribute;
  isDescending: boolean;
  /** Only documents whose value is at least `min` and at most `max`; a few others may be among them. */
  min?: string | number | boolean | undefined;
  max?: string | number | boolean | undefined;
  /**
   * For `_id` alone: the beginnings of the ids of drafts and versions (`drafts.`) that stand where the documents would
   * that they are of, and without which no draft or version is among the documents.
   */
  over?: readonly string[] | undefined;
}

/** A value that an attribute has. */
export interface Equal {
  attribute: Attribute;
  value: string | number | boolean;
}

/** Documents that can be looked up, whether they are in memory or in the lake's file as of one moment. */
export interface DocumentSource {
  /** The names of the slug fields by whose `current` documents are found, such as `path`. */
  readonly slugs: readonly string[];
  get(id: string): StoredDocument | undefined;
  ids(): Iterable<string>;
  /** The ids of the documents that share a value. */
  find(lookup: Lookup, value: string): Iterable<string>;
  /** The published document, draft and versions that share an id; each may hide another in some perspective. */
  groupOf(id: string): StoredDocument[];
  /** A number that changes with every change of any document. */
  readonly version: number;
  /** The same for the documents of a type, which counts changes of documents that hide or uncover them as well. */
  versionOf(type: string): number;
  /**
   * The ids of the documents of a type in the order of an attribute, in groups; within a group they may stand in any
   * order. Documents of any type are in the order of their ids alone. Undefined where no index keeps that order.
   */
  inOrder?(type: string | undefined, order: AttributeOrder): Iterable<string[]> | undefined;
  /**
   * The ids of the documents of a type that have an attribute with a value, possibly with a few others, if they are at
   * most `max`. Undefined when there are more, or no index keeps them by it.
   */
  having?(type: string, equal: Equal, max: number): string[] | undefined;
  /** The ids of the documents that a search finds; undefined where there is no index of words. */
  search?(search: WordSearch): string[] | undefined;
  /** How many documents meet a question; undefined where no index knows it. */
  count?(question: CountQuestion): number | undefined;
  /** Whether whole lists of these documents may be cached between queries. */
  readonly holdsLists: boolean;
}
