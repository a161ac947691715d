import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Change, Commit } from '../../kernel/store/document.ts';
import { readLog } from '../../kernel/store/log.ts';
import type { Store } from '../../kernel/store/store.ts';
import { idOf, type Mutation } from '../../kernel/transactions/mutation.ts';
import { effectOf } from './effect.ts';

const maxTransactions = 1_000; // transactions of one answer

/** Answers `/data/history/…/transactions`: what was done to some documents, a line of JSON for each transaction. */
export const transactions: Handler<WithParams<'ids'>> = (_request, { params, url, store }) => {
  const ids = params.ids.split(',');
  const flag = (name: string) => url.searchParams.get(name) === 'true';
  const commits = readLog(store, {
    ids,
    from: seqIn(url, 'fromTransaction', store),
    to: seqIn(url, 'toTransaction', store),
    isReversed: flag('reverse'),
    limit: limitIn(url, maxTransactions, maxTransactions),
  });
  const lines = commits.map((commit) =>
    lineOf(commit, {
      ids: flag('includeIdentifiedDocumentsOnly') ? ids : commit.changes.map(({ id }) => id),
      mutations: !flag('excludeMutations'),
      content: !flag('excludeContent'),
      effects: url.searchParams.get('effectFormat') === 'mendoza',
    }),
  );
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return new Response(text, { headers: { 'Content-Type': 'application/x-ndjson' } });
};

/**
 * The `limit` of a request: `usual` when it names none, and never more than `max`. Throws a 400 for what is no number
 * from 1 on.
 */
export function limitIn(url: URL, usual: number, max: number): number {
  const limit = url.searchParams.get('limit');
  if (limit === null) return usual;
  if (!/^[1-9]\d*$/.test(limit))
    throw new Refusal(400, `The "limit" must be a number of at least 1, not "${limit}".`);
  return Math.min(Number(limit), max);
}

function seqIn(url: URL, name: string, store: Store): number | undefined {
  const id = url.searchParams.get(name);
  if (!id) return undefined;
  const seq = store.seqOf(id);
  if (seq === undefined)
    throw new Refusal(404, `The lake has no transaction "${id}", which "${name}" names.`);
  return seq;
}

type Wanted = { ids: string[]; mutations: boolean; content: boolean; effects: boolean };

function lineOf(commit: Commit, wanted: Wanted) {
  const shown = commit.changes.filter(({ id }) => wanted.ids.includes(id));
  // As transactions are kept.
  const mutations = () =>
    (commit.mutations as Mutation[]).filter((mutation) => wanted.ids.includes(idOf(mutation)));
  return {
    id: commit.transactionId,
    timestamp: commit.timestamp,
    author: commit.author,
    documentIDs: shown.map(({ id }) => id),
    ...(wanted.mutations && { mutations: wanted.content ? mutations() : shown.map(outline) }),
    ...(wanted.effects && {
      effects: Object.fromEntries(shown.map((change) => [change.id, effectOf(change)])),
    }),
  };
}

/** Which document was changed, and in which way, without what was written. */
function outline({ id, before, after }: Change): object {
  if (!before) return { create: { _id: id } };
  return after ? { patch: { id } } : { delete: { id } };
}
