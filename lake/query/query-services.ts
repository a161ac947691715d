import type { LaneName } from '../kernel/options.ts';
import type { NamedDocuments } from './find-documents.ts';
import type { FilterQuestion } from './listening/listener-filter.ts';
import type { FilterAnswer, ReaderAnswer } from './readers/task.ts';
import type { Question } from './run-query.ts';

/** What a handler may ask of the dataset that its path names. */
export interface QueryServices {
  /**
   * The answer to a question, in the lane of whoever sent the request unless another is named. Throws Refusal when
   * there is none, or when it needs more than the lane allows.
   */
  runQuery(question: Question, lane?: LaneName): Promise<ReaderAnswer>;
  /** The documents with some ids, as `/data/doc` answers them; throws Refusal like `runQuery`. */
  readDocuments(asked: NamedDocuments): Promise<ReaderAnswer>;
  /**
   * Counts so many bytes of an answer as held in memory for whoever sent the request, until the returned function is
   * called. Throws a 429 when too much is held already.
   */
  hold(bytes: number): () => void;
  /** What a listener's filter says of a transaction, by its number; throws Refusal like `runQuery`. */
  hear(filter: FilterQuestion, seq: number | null): Promise<FilterAnswer>;
}
