import type { NamedDocuments } from '../find-documents.ts';
import type { DeltaRule, DeltaSpan } from '../listening/delta.ts';
import type { FilterQuestion } from '../listening/listener-filter.ts';
import type { Question } from '../run-query.ts';

/** What a reader knows of a lake from its start. */
export interface ReaderData {
  projectId: string;
  /** The dataset that is asked most. */
  first: AskedDataset;
  /** The slug fields that documents are found by. */
  slugs: readonly string[];
  /** How many characters of documents a reader may hold. */
  room: number;
}

/** A dataset, and the folder of its file, which no other dataset ever has. */
export interface AskedDataset {
  name: string;
  folder: string;
}

/** What a reader is asked to do with a dataset. */
export interface ReaderTask<Answer = unknown> {
  dataset: AskedDataset;
  query: string;
  work: QueryWork | DocumentsWork | FilterWork | DeltaWork;
  /** Carries the type of the answer, and is never set. */
  answer?: Answer;
}

/** Asks for the answer to a question, with `maxLength` characters at most. */
export interface QueryWork {
  kind: 'query';
  question: Question;
  maxLength: number;
}

/** Asks for documents by their ids, with `maxLength` characters of JSON at most. */
export interface DocumentsWork {
  kind: 'documents';
  named: NamedDocuments;
  maxLength: number;
}

/** Asks, for each change of a transaction, whether its document met a filter before and after it. */
export interface FilterWork {
  kind: 'filter';
  filter: FilterQuestion;
  isAnonymous: boolean;
  /** The number of the transaction; null to say only whether the filter can be evaluated. */
  seq: number | null;
}

/** Asks for those changes of a transaction that meet a rule. */
export interface DeltaWork {
  kind: 'delta';
  rule: DeltaRule;
  /** Which changes it looks at, and for how long; null to say only whether the rule can be evaluated. */
  span: (DeltaSpan & { maxMs: number }) | null;
}

/** What came of a task, as it is sent to the thread that asked. */
export type ReaderOutcome =
  | { answer: unknown; json?: ArrayBuffer }
  | { refusal: { status: number; message: string; body: object } }
  | { failure: string };

/** The answer to a question, or documents by their ids, as it goes over the wire. */
export interface ReaderAnswer {
  /**
   * A JSON object: with `result`, `syncTags`, and `resultSourceMap` if that was wanted; of documents by their ids, with
   * `documents` and `omitted`.
   */
  json: Uint8Array<ArrayBuffer>;
  /** The last transaction that the reader saw. */
  seq: number;
}

/** For each change of a transaction, whether its document met the filter before and after it. */
export type FilterAnswer = { was: boolean; is: boolean }[];
