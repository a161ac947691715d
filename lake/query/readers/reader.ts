import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../kernel/refusal.ts';
import { isPublic } from '../../kernel/store/document.ts';
import { DocumentReader } from '../../kernel/store/document-reader.ts';
import { listenerFilter, probe } from '../listener-filter.ts';
import { walkTree } from '../nesting.ts';
import { type QueryEngine, queryEngine } from '../run-query.ts';
import type { FilterAnswer, FilterWork, Outcome, QueryWork, ReaderAnswer, ReaderData, Task } from './task.ts';
import { writeJson } from './write-json.ts';

// The thread of a reader: does one task after the other with the lake's file, until it is ended.
const { projectId, folders, slugs, room } = workerData as ReaderData;
const datasets = new Map<string, Opened>();

interface Opened {
  dataset: string;
  documents: DocumentReader;
  run: QueryEngine;
}

function open(dataset: string): Opened {
  const known = datasets.get(dataset);
  if (known) return known;
  const documents = new DocumentReader(folders[dataset] ?? '', room, slugs);
  const opened = { dataset, documents, run: queryEngine({ documents }, { projectId, dataset }) };
  datasets.set(dataset, opened);
  return opened;
}

function answerQuery({ question, maxLength }: QueryWork, { documents, run }: Opened): ReaderAnswer {
  const { result, sourceMap, syncTags } = run(question);
  const map = sourceMap && { resultSourceMap: sourceMap };
  const json = writeJson({ result: result ?? null, ...map, syncTags }, maxLength);
  if (!json) throw Refusal.ofLimit(question.query, `The answer has more than ${maxLength} characters`);
  return { json, seq: documents.seq };
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

function perform({ dataset, query, work }: Task): Outcome {
  try {
    const opened = open(dataset);
    const answer = walkTree(query, () =>
      opened.documents.read(() =>
        work.kind === 'query' ? answerQuery(work, opened) : answerFilter(work, opened),
      ),
    );
    return 'json' in answer ? { answer, json: answer.json.buffer } : { answer };
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, body } = error;
      return { refusal: { status, message, body } };
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: Task) => {
  const outcome = perform(task);
  const moved = 'answer' in outcome && outcome.json ? [outcome.json] : [];
  parentPort?.postMessage(outcome, moved);
});
// What a first query needs is loaded and compiled before somebody waits for it.
for (const dataset of Object.keys(folders)) {
  const { documents, run } = open(dataset);
  const question = { query: '*[_id == ""][0]', params: {}, perspective: 'published', identity: '' };
  documents.read(() => run(question));
}
parentPort?.postMessage('ready');
