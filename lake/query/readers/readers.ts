import { availableParallelism } from 'node:os';
import type { LakeOptions, LaneName } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Datasets } from '../../kernel/store/datasets.ts';
import type { FilterQuestion } from '../listener-filter.ts';
import { walkTree } from '../nesting.ts';
import type { Question } from '../run-query.ts';
import { Lane } from './lane.ts';
import type { FilterAnswer, FilterWork, QueryWork, ReaderAnswer } from './task.ts';

/** The readers of a lake's datasets: threads that answer queries while everything else goes on. */
export interface Readers {
  /** The answer to a question put to a dataset; throws Refusal when it has none, or needs more than the lane allows. */
  ask(dataset: string, question: Question, lane: LaneName, signal?: AbortSignal): Promise<ReaderAnswer>;
  /** What a listener's filter says of a transaction (`FilterWork`); throws Refusal like `ask`. */
  hear(
    dataset: string,
    filter: FilterQuestion,
    seq: number | null,
    lane: LaneName,
    signal?: AbortSignal,
  ): Promise<FilterAnswer>;
  close(): void;
}

const queryLimits = {
  anonymous: { ms: 1_000, megabytes: 256 },
  known: { ms: 10_000, megabytes: 1_024 },
};

const longestQuestion = 128 * 1024; // characters of a stranger's query and parameters; the longest of the site's is 70,000
const settings = {
  anonymous: { ms: 'LAKE_ANONYMOUS_QUERY_MS', megabytes: 'LAKE_ANONYMOUS_QUERY_MB' },
  known: { ms: 'LAKE_QUERY_MS', megabytes: 'LAKE_QUERY_MB' },
};
const lanes = {
  // `longest` is that of an answer, in characters.
  anonymous: { longest: 16_000_000, mostWaiting: 50 },
  known: { longest: 256_000_000, mostWaiting: 500 },
};
// Characters of documents that a thread holds for each megabyte that it may use: they take up two to three times as much
// in memory, and the larger part is for what queries make of them.
const held = 120_000;

/** Makes the readers of some datasets; a thread is started when it is first needed. */
export function openReaders(
  { projectId, queries }: Pick<LakeOptions, 'projectId' | 'queries'>,
  { folders, slugs }: Pick<Datasets, 'folders' | 'slugs'>,
): Readers {
  const half = Math.floor(availableParallelism() / 2);
  const open = (name: LaneName, most: number) => {
    const { ms = queryLimits[name].ms, megabytes = queryLimits[name].megabytes } = queries?.[name] ?? {};
    const limits = { ms, megabytes, settings: settings[name] };
    const data = { projectId, folders, slugs, room: megabytes * held };
    return new Lane(data, limits, { most, mostWaiting: lanes[name].mostWaiting });
  };
  // The site is among those who are known: one slow query of an editor's does not keep it waiting.
  const opened = { anonymous: open('anonymous', Math.max(1, half)), known: open('known', Math.max(2, half)) };
  return {
    async ask(dataset, question, lane, signal) {
      if (lane === 'anonymous') walkTree(question.query, () => checkLength(question));
      const work: QueryWork = { kind: 'query', question, longest: lanes[lane].longest };
      return opened[lane].ask<ReaderAnswer>({ dataset, query: question.query, work }, signal);
    },
    async hear(dataset, filter, seq, lane, signal) {
      const work: FilterWork = { kind: 'filter', filter, isAnonymous: lane === 'anonymous', seq };
      return opened[lane].ask<FilterAnswer>({ dataset, query: filter.query, work }, signal);
    },
    close() {
      opened.anonymous.close();
      opened.known.close();
    },
  };
}

function checkLength({ query, params }: Question): void {
  const length = query.length + JSON.stringify(params).length;
  if (length <= longestQuestion) return;
  const most = `a query without a token has ${longestQuestion} characters at most, its parameters among them`;
  throw Refusal.ofLimit(query.slice(0, 1_000), `The query has ${length} characters; ${most}`);
}

/** The parts of an answer, for the lake's own use. */
export function readAnswer({ json }: ReaderAnswer): { result: unknown; syncTags: string[] } {
  return JSON.parse(new TextDecoder().decode(json));
}
