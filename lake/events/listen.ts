import { randomUUID } from 'node:crypto';
import type { Handler } from '../handler.ts';
import { effectOf } from '../history/effect.ts';
import { idOf, type Mutation } from '../mutate/mutation.ts';
import { paramsOf } from '../query/query.ts';
import { type Change, type Commit, isPublic } from '../store/document.ts';
import { eventStream, type StreamEvent } from './event-stream.ts';
import { listenerFilter } from './listener-filter.ts';

const mostMissed = 1_000; // transactions that are replayed before a listener is told to start anew

/** Answers `/data/listen`: each change of a document that meets the query's filter, before or after it. */
export const listen: Handler = (request, context) => {
  const { store, url, identity } = context;
  const matches = listenerFilter(url.searchParams.get('query') ?? '*', paramsOf(url), context);
  matches({ _id: 'probe', _type: 'probe', _rev: '', _createdAt: '', _updatedAt: '' }); // a faulty filter fails now
  const flag = (name: string, fallback = false) => (url.searchParams.get(name) ?? `${fallback}`) === 'true';
  const include = {
    result: flag('includeResult'),
    previous: flag('includePreviousRevision'),
    mutations: flag('includeMutations', true),
    effects: url.searchParams.get('effectFormat') === 'mendoza',
  };
  const mayRead = (id: string) => identity.role !== 'anonymous' || isPublic(id);
  const last = flag('enableResume') ? request.headers.get('last-event-id') : null;

  return eventStream(request, (send) => {
    const tell = (commit: Commit, seen?: string) => {
      const seenIndex = commit.changes.findIndex(({ id }) => id === seen);
      const heard = commit.changes.filter(({ id }) => mayRead(id)).flatMap((change) => hear(change, matches));
      for (const [index, one] of heard.entries()) {
        if (commit.changes.indexOf(one.change) <= seenIndex) continue;
        send(eventOf(commit, one, { index, total: heard.length }, include));
      }
    };
    const [lastTransaction = '', lastDocument] = last?.split('#') ?? [];
    const from = last === null ? undefined : store.seqOf(lastTransaction);
    if (from !== undefined && store.seq - from <= mostMissed) {
      send({ event: 'welcomeback', data: { listenerName: randomUUID() } });
      // The last transaction is told again from the document after the one that was seen.
      for (const commit of store.since(from - 1, mostMissed + 1)) {
        tell(commit, commit.seq === from ? lastDocument : undefined);
      }
    } else {
      send(last ? { event: 'reset', data: {} } : { event: 'welcome', data: { listenerName: randomUUID() } });
    }
    return store.onCommit(tell);
  });
};

type Heard = { change: Change; transition: 'appear' | 'update' | 'disappear' };

function hear(change: Change, matches: ReturnType<typeof listenerFilter>): Heard[] {
  const [was, is] = [matches(change.before), matches(change.after)];
  if (!was && !is) return [];
  return [{ change, transition: !was ? 'appear' : is ? 'update' : 'disappear' }];
}

function eventOf(
  commit: Commit,
  { change, transition }: Heard,
  { index, total }: { index: number; total: number },
  include: { result: boolean; previous: boolean; mutations: boolean; effects: boolean },
): StreamEvent {
  const { id, before, after } = change;
  const eventId = `${commit.transactionId}#${id}`;
  // What a transaction did to other documents may not be for this reader's eyes.
  const mutations = (commit.mutations as Mutation[]).filter((mutation) => idOf(mutation) === id);
  return {
    event: 'mutation',
    id: eventId,
    data: {
      type: 'mutation',
      eventId,
      documentId: id,
      transactionId: commit.transactionId,
      transition,
      identity: commit.author,
      timestamp: commit.timestamp,
      visibility: 'query',
      ...(before && { previousRev: before._rev }),
      resultRev: commit.transactionId,
      // The Studio counts the events that this listener gets, not the documents of the transaction.
      transactionTotalEvents: total,
      transactionCurrentEvent: index + 1,
      ...(include.mutations && { mutations }),
      ...(include.effects && { effects: effectOf(change) }),
      ...(include.result && after && { result: after }),
      ...(include.previous && before && { previous: before }),
    },
  };
}
