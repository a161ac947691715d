import { availableParallelism } from 'node:os';
import { inBrackets } from '../../kernel/name-of.ts';
import type { LakeOptions, LaneName, QueryNeeds } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Datasets } from '../../kernel/store/datasets.ts';
import type { NamedDocuments } from '../find-documents.ts';
import type { DeltaPart, DeltaRule, DeltaSpan } from '../listening/delta.ts';
import type { FilterQuestion } from '../listening/listener-filter.ts';
import type { Question } from '../run-query.ts';
import { walkTree } from '../syntax/nesting.ts';
import { Lane } from './lane.ts';
import type { AskedDataset, DeltaWork, FilterAnswer, FilterWork, ReaderAnswer, ReaderTask } from './task.ts';

/** The readers of a lake's datasets: threads that answer queries while everything else goes on. */
export interface Readers {
  /** The answer to a question put to a dataset; throws Refusal when it has none, or needs more than the lane allows. */
  ask(dataset: AskedDataset, question: Question, lane: LaneName, signal?: AbortSignal): Promise<ReaderAnswer>;
  /** The documents with some ids; throws Refusal like `ask`. */
  read(
    dataset: AskedDataset,
    named: NamedDocuments,
    lane: LaneName,
    signal?: AbortSignal,
  ): Promise<ReaderAnswer>;
  /** What a listener's filter says of a transaction (`FilterWork`); throws Refusal like `ask`. */
  hear(
    dataset: AskedDataset,
    filter: FilterQuestion,
    seq: number | null,
    lane: LaneName,
    signal?: AbortSignal,
  ): Promise<FilterAnswer>;
  /** What comes of looking at changes of a transaction by a rule (`DeltaWork`); throws Refusal like `ask`. */
  match(dataset: AskedDataset, rule: DeltaRule, span: DeltaSpan | null): Promise<DeltaPart>;
  /** How many questions wait for a thread. */
  readonly waiting: number;
  /**
   * Has every thread that is there now end after its work: what it holds of a dataset that was removed goes with it.
   */
  renew(): void;
  close(): void;
}

/** What a query may use in each lane where the lake's options do not say it. */
export const usualNeeds: Record<LaneName, QueryNeeds> = {
  anonymous: { maxMs: 1_000, maxMegabytes: 256 },
  known: { maxMs: 10_000, maxMegabytes: 1_024 },
};

const maxQuestionLength = 128 * 1024; // characters of a stranger's query and parameters; the longest of the site's is 70,000
const lanes = {
  // `maxLength` is that of an answer, in characters.
  anonymous: { maxLength: 16_000_000, maxWaiting: 50 },
  known: { maxLength: 256_000_000, maxWaiting: 500 },
};
// Characters of documents that a thread holds for each megabyte that it may use: they take up two to three times as
// much in memory, and the larger part is for what queries make of them.
const heldPerMegabyte = 120_000;
const maxHeld = 20_000_000; // however much memory the thread may use: what lists ask for is found without all documents

/** Makes the readers of some datasets; a thread is started when it is first needed. */
export function openReaders(
  { projectId, queries, onQuery, nameOf }: Pick<LakeOptions, 'projectId' | 'queries' | 'onQuery' | 'nameOf'>,
  { main, slugs }: Pick<Datasets, 'main' | 'slugs'>,
): Readers {
  const half = Math.floor(availableParallelism() / 2);
  const limitsOf = (name: LaneName) => {
    const { maxMs = usualNeeds[name].maxMs, maxMegabytes = usualNeeds[name].maxMegabytes } =
      queries?.[name] ?? {};
    const named = (need: keyof QueryNeeds) => inBrackets(`queries.${name}.${need}`, nameOf);
    return { maxMs, maxMegabytes, named };
  };
  const open = (name: LaneName, maxRunning: number) => {
    const limits = limitsOf(name);
    const room = Math.min(limits.maxMegabytes * heldPerMegabyte, maxHeld);
    const first = { name: main.name, folder: main.store.folder };
    const data = { projectId, first, slugs, room };
    return new Lane(data, limits, { maxRunning, maxWaiting: lanes[name].maxWaiting });
  };
  // The site is among those who are known: one slow query of an editor's does not keep it waiting.
  const opened = { anonymous: open('anonymous', Math.max(1, half)), known: open('known', Math.max(2, half)) };
  async function measured(task: ReaderTask<ReaderAnswer>, lane: LaneName, signal?: AbortSignal) {
    const begun = performance.now();
    try {
      return await opened[lane].ask(task, signal);
    } finally {
      onQuery?.(lane, performance.now() - begun);
    }
  }
  return {
    async ask(dataset, question, lane, signal) {
      const { query } = question;
      if (lane === 'anonymous') walkTree(query, () => checkLength(question));
      const { maxLength } = lanes[lane];
      return measured({ dataset, query, work: { kind: 'query', question, maxLength } }, lane, signal);
    },
    async read(dataset, named, lane, signal) {
      const { maxLength } = lanes[lane];
      const query = named.ids.join();
      return measured({ dataset, query, work: { kind: 'documents', named, maxLength } }, lane, signal);
    },
    async hear(dataset, filter, seq, lane, signal) {
      const work: FilterWork = { kind: 'filter', filter, isAnonymous: lane === 'anonymous', seq };
      return opened[lane].ask<FilterAnswer>({ dataset, query: filter.query, work }, signal);
    },
    match(dataset, rule, span) {
      const { maxMs } = limitsOf('known');
      const work: DeltaWork = { kind: 'delta', rule, span: span && { ...span, maxMs: maxMs / 4 } }; // well before it would be ended
      return opened.known.ask<DeltaPart>({ dataset, query: rule.filter, work });
    },
    get waiting() {
      return opened.anonymous.waiting + opened.known.waiting;
    },
    renew() {
      opened.anonymous.renew();
      opened.known.renew();
    },
    close() {
      opened.anonymous.close();
      opened.known.close();
    },
  };
}

function checkLength({ query, params }: Question): void {
  const length = query.length + JSON.stringify(params).length;
  if (length <= maxQuestionLength) return;
  const rule = `a query without a token has ${maxQuestionLength} characters at most, its parameters among them`;
  throw Refusal.ofLimit(query.slice(0, 1_000), `The query has ${length} characters; ${rule}`);
}

/** The parts of an answer, for the lake's own use. */
export function readAnswer({ json }: ReaderAnswer): { result: unknown; syncTags: string[] } {
  return JSON.parse(new TextDecoder().decode(json));
}
