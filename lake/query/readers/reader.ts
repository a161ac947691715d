import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../kernel/refusal.ts';
import { isPublic } from '../../kernel/store/document.ts';
import { findDocuments } from '../find-documents.ts';
import { checkDelta, type DeltaPart, matchDelta } from '../listening/delta.ts';
import { listenerFilter, probe } from '../listening/listener-filter.ts';
import { walkTree } from '../syntax/nesting.ts';
import { type Opened, OpenedDatasets } from './opened-datasets.ts';
import type {
  DeltaWork,
  DocumentsWork,
  FilterAnswer,
  FilterWork,
  QueryWork,
  ReaderAnswer,
  ReaderData,
  ReaderOutcome,
  ReaderTask,
} from './task.ts';
import { writeJson } from './write-json.ts';

// The thread of a reader: does one task after the other on the lake's files, until it is ended.
const data = workerData as ReaderData;
const { projectId } = data;
const opened = new OpenedDatasets(data);

function answerQuery({ question, maxLength }: QueryWork, { documents, run }: Opened): ReaderAnswer {
  const { result, sourceMap, syncTags } = run(question);
  const map = sourceMap && { resultSourceMap: sourceMap };
  const value = { result: result ?? null, ...map, syncTags };
  return { json: written(value, maxLength, question.query), seq: documents.seq };
}

function answerDocuments({ named, maxLength }: DocumentsWork, { documents }: Opened): ReaderAnswer {
  const json = written(findDocuments(named, documents), maxLength, named.ids.join());
  return { json, seq: documents.seq };
}

/** The JSON of an answer; throws a 400 when that is longer than the lane allows. */
function written(answer: object, maxLength: number, query: string): Uint8Array<ArrayBuffer> {
  const json = writeJson(answer, maxLength);
  if (json) return json;
  throw Refusal.ofLimit(query, `The answer has more than ${maxLength} characters`);
}

function answerFilter(
  { filter, isAnonymous, seq }: FilterWork,
  { dataset, documents }: Opened,
): FilterAnswer {
  const mayRead = (id: string) => !isAnonymous || isPublic(id);
  const place = { projectId, dataset, mayRead, get: (id: string) => documents.get(id) };
  const changes = seq === null ? [probe] : documents.changesOf(seq);
  return listenerFilter(filter, place).hear(changes);
}

function answerDelta({ rule, span }: DeltaWork, { dataset, documents }: Opened): DeltaPart {
  const place = { projectId, dataset, get: (id: string) => documents.get(id) };
  if (span) return matchDelta(documents.changesOf(span.seq), rule, place, span);
  checkDelta(rule, place);
  return { matches: [], end: 0 };
}

function perform({ dataset, query, work }: ReaderTask): ReaderOutcome {
  try {
    const one = opened.get(dataset);
    const answer = walkTree(query, () => one.documents.read(() => answerTo(work, one)));
    return 'json' in answer ? { answer, json: answer.json.buffer } : { answer };
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, body } = error;
      return { refusal: { status, message, body } };
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function answerTo(work: ReaderTask['work'], one: Opened): ReaderAnswer | FilterAnswer | DeltaPart {
  if (work.kind === 'query') return answerQuery(work, one);
  if (work.kind === 'documents') return answerDocuments(work, one);
  return work.kind === 'filter' ? answerFilter(work, one) : answerDelta(work, one);
}

parentPort?.on('message', (task: ReaderTask) => {
  const outcome = perform(task);
  const moved = 'answer' in outcome && outcome.json ? [outcome.json] : [];
  parentPort?.postMessage(outcome, moved);
});
// Loads and compiles what a first query needs, before anybody waits for it.
const { documents, run } = opened.get(data.first);
const question = { query: '*[_id == ""][0]', params: {}, perspective: 'published', identity: '' };
documents.read(() => run(question));
parentPort?.postMessage('ready');
