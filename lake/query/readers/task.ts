import type { FilterQuestion } from '../listener-filter.ts';
import type { Question } from '../run-query.ts';

/** How readers find the datasets of a lake. */
export interface ReaderData {
  projectId: string;
  /** The folder of each dataset. */
  folders: Readonly<Record<string, string>>;
  /** The slug fields that documents are found by. */
  slugs: readonly string[];
  /** How many characters of documents a reader may hold. */
  room: number;
}

/** What a reader is asked to do with a dataset. */
export interface Task<Answer = unknown> {
  dataset: string;
  query: string;
  work: QueryWork | FilterWork;
  /** The type of the answer, which nobody reads. */
  answer?: Answer;
}

/** To answer a question, in so many characters at most. */
export interface QueryWork {
  kind: 'query';
  question: Question;
  maxLength: number;
}

/** To say of each change of a transaction whether its document met a filter before and after it. */
export interface FilterWork {
  kind: 'filter';
  filter: FilterQuestion;
  isAnonymous: boolean;
  /** The number of the transaction; null to say only whether the filter can be evaluated. */
  seq: number | null;
}

/** What came of a task, for the thread that asked. */
export type Outcome =
  | { answer: unknown; json?: ArrayBuffer }
  | { refusal: { status: number; message: string; body: object } }
  | { failure: string };

/** The answer to a question as it goes over the wire. */
export interface ReaderAnswer {
  /** A JSON object with `result`, `syncTags`, and `resultSourceMap` if that was wanted. */
  json: Uint8Array<ArrayBuffer>;
  /** The last transaction that the reader saw. */
  seq: number;
}

/** Of each change of a transaction, whether its document met the filter before and after it. */
export type FilterAnswer = { was: boolean; is: boolean }[];
