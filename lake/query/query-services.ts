import type { LaneName } from '../kernel/options.ts';
import type { FilterQuestion } from './listening/listener-filter.ts';
import type { FilterAnswer, ReaderAnswer } from './readers/task.ts';
import type { Question } from './run-query.ts';

/** What a handler may ask of the dataset that its path names. */
export interface QueryServices {
  /**
   * The answer to a question, in the lane of whoever sent the request unless another is named; throws Refusal when there
   * is none, or when it needs more than the lane allows.
   */
  runQuery(question: Question, lane?: LaneName): Promise<ReaderAnswer>;
  /** Counts an answer of so many bytes to whoever sent the request as held in memory, until what it answers is called; throws a 429 when too much is held already. */
  hold(bytes: number): () => void;
  /** What a listener's filter says of a transaction, by its number; throws Refusal like `runQuery`. */
  hear(filter: FilterQuestion, seq: number | null): Promise<FilterAnswer>;
}
