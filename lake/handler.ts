import type { DatabaseSync } from 'node:sqlite';
import type { Identity, Role } from './access/identity.ts';
import type { Datasets } from './datasets.ts';
import type { FilterQuestion } from './events/listener-filter.ts';
import type { TransformQueue } from './images/transform-queue.ts';
import type { LakeOptions } from './options.ts';
import type { Question } from './query/run-query.ts';
import type { LaneName } from './readers/readers.ts';
import type { FilterAnswer, ReaderAnswer } from './readers/task.ts';
import type { Store } from './store/store.ts';

/** All that a handler may use, besides the request itself. */
export interface LakeContext {
  /** The dataset that the path names, else that of the site. */
  store: Store;
  runQuery: AskQuery;
  hear: AskFilter;
  options: LakeOptions;
  identity: Identity;
  datasets: Datasets;
  /** Where people, their sessions and their notes are kept. */
  accounts: { database: DatabaseSync };
  /** The named parts of the route's pattern. */
  params: Record<string, string>;
  url: URL;
  /** The date of the API that the client asked for, `X` for the experimental one, or '' without a version. */
  apiVersion: string;
  transforms: TransformQueue;
}

/**
 * The answer to a question about the dataset, in the lane of whoever sent the request unless another is named; throws
 * Refusal when there is none, or when it needs more than the lane allows.
 */
export type AskQuery = (question: Question, lane?: LaneName) => Promise<ReaderAnswer>;

/** What a listener's filter says of a transaction of the dataset, by its number; throws Refusal like `AskQuery`. */
export type AskFilter = (filter: FilterQuestion, seq: number | null) => Promise<FilterAnswer>;

/** Answers one request; throws Refusal for what it declines. */
export type Handler = (request: Request, context: LakeContext) => Response | Promise<Response>;

/** One line of the route table: `:name` stands for one part of the path, `*` at its end for all that follows. */
export type Route = [method: 'GET' | 'POST' | 'PUT', pattern: string, role: Role, handler: Handler];
