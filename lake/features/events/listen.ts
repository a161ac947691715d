import { randomUUID } from 'node:crypto';
import type { Handler, RequestContext } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Commit } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { QueryServices } from '../../query/query-services.ts';
import { effectOf } from '../history/effect.ts';
import type { EventServices } from './event-services.ts';
import { eventStream, type StreamEvent } from './event-stream.ts';
import { type Heard, openHearing } from './hearing.ts';
import { mutationsOf } from './mutations-of.ts';

const maxMissed = 1_000; // transactions that are replayed before a listener is told to start anew
const maxMissedOfStranger = 5; // fewer, because their documents are read anew for each listener that resumes
const maxWaiting = 2_000; // transactions that a filter which readers evaluate may be behind

const visibilities = ['query', 'transaction'];

/**
 * Answers `/data/listen` with a stream of the changes of documents that meet the query's filter before or after the
 * change. A faulty query is reported as the only event of the stream, because that is where clients look for the
 * reason.
 */
export const listen: Handler<QueryServices & EventServices> = async (request, context) => {
  try {
    return await openListener(request, context);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    return eventStream(request, (send, end) => {
      send(channelError(error));
      end();
      return () => {};
    });
  }
};

async function openListener(
  request: Request,
  context: RequestContext & QueryServices & EventServices,
): Promise<Response> {
  const { store, url } = context;
  const visibility = url.searchParams.get('visibility') ?? 'transaction';
  if (!visibilities.includes(visibility))
    throw new Refusal(400, `The visibility "${visibility}" is not one of ${visibilities.join(', ')}.`);
  const hearing = await openHearing(context);
  const flag = (name: string, fallback = false) => (url.searchParams.get(name) ?? `${fallback}`) === 'true';
  const include = {
    result: flag('includeResult'),
    previous: flag('includePreviousRevision'),
    mutations: flag('includeMutations', true),
    effects: url.searchParams.get('effectFormat') === 'mendoza',
    visibility,
  };
  const last = request.headers.get('last-event-id');
  const resumes = flag('enableResume');

  return eventStream(request, (send, end) => {
    let isOpen = true;
    const sendAll = (commit: Commit, heard: Heard[], seen: string | undefined) => {
      const seenPlace = seen === undefined ? -1 : commit.changes.findIndex(({ id }) => id === seen);
      for (const [index, one] of heard.entries()) {
        // The other events of a large transaction would be made for nobody.
        if (!isOpen) return;
        if (one.place > seenPlace)
          isOpen = send(eventOf(commit, one, { index, total: heard.length }, include));
      }
    };
    const inTurn = turns((refusal) => {
      send(channelError(refusal));
      end();
    }, end);
    const tell = (commit: Commit, seen?: string) => {
      if (!isOpen) return;
      if ('now' in hearing) sendAll(commit, hearing.now(commit), seen);
      else
        inTurn(async () => {
          if (isOpen) sendAll(commit, await hearing.later(commit), seen);
        });
    };
    const [lastTransaction = '', lastDocument] = last?.split('#') ?? [];
    const from = last === null ? undefined : store.seqOf(lastTransaction);
    const most = context.identity.role === 'anonymous' ? maxMissedOfStranger : maxMissed;
    const isMissed = from !== undefined && store.seq - from <= most && isOf(store, from, lastDocument);
    const data = { listenerName: randomUUID() };
    // A greeting that is followed by missed events has no id: a client that resumed by it would never be told them.
    if (isMissed) send({ event: resumes ? 'welcomeback' : 'welcome', data });
    else {
      const event = resumes && last ? { event: 'reset', data: {} } : { event: 'welcome', data };
      send({ ...event, ...newest(store) });
    }
    // Clients that did not ask to resume are told what they missed, too: Sanity's lists query anew when they are cut
    // off, but not when they listen again.
    if (isMissed)
      // The transaction that was heard last is told again, from the document after the one that was seen.
      for (const commit of store.since(lastDocument === undefined ? from : from - 1, maxMissed + 1))
        tell(commit, commit.seq === from ? lastDocument : undefined);
    const stops = [store.onCommit(tell, end), context.countStream()];
    return () => {
      isOpen = false;
      for (const stop of stops) stop();
    };
  });
}

/** The id by which a new listener resumes: that of the last transaction, because queries find all of it already. */
function newest(store: Pick<Store, 'seq' | 'idOf'>): Pick<StreamEvent, 'id'> {
  const id = store.idOf(store.seq);
  return id === undefined ? {} : { id };
}

/**
 * Whether a transaction changed a document, if one is named. If it did not, nobody can say which of its changes come
 * after that document.
 */
function isOf(store: Pick<Store, 'since'>, seq: number, document: string | undefined): boolean {
  if (document === undefined) return true;
  const [commit] = store.since(seq - 1, 1);
  return commit?.changes.some(({ id }) => id === document) ?? false;
}

/** The event that tells a client why it cannot listen. */
function channelError({ body, message }: Refusal): StreamEvent {
  const { error } = body as { error?: unknown }; // whatever the refusal tells
  return { event: 'channelError', data: typeof error === 'object' ? body : { message } };
}

/**
 * Returns a function that takes pieces of work and does one after the other. `refuse` is called when a piece is refused
 * with a 400, because the same would be refused again. `cutOff` is called when too many pieces wait or one fails
 * otherwise; the client then resumes where it was.
 */
function turns(refuse: (refusal: Refusal) => void, cutOff: () => void): (work: () => Promise<void>) => void {
  let waiting = 0;
  let last = Promise.resolve();
  return (work) => {
    if (++waiting > maxWaiting) return cutOff();
    last = last.then(work).then(
      () => {
        waiting--;
      },
      (error) => {
        waiting = maxWaiting;
        if (error instanceof Refusal && error.status === 400) refuse(error);
        else cutOff();
        return Promise.reject(error);
      },
    );
    last.catch(() => {}); // handled above, as it is for all work that comes after it
  };
}

function eventOf(
  commit: Commit,
  { change, transition }: Heard,
  { index, total }: { index: number; total: number },
  include: { result: boolean; previous: boolean; mutations: boolean; effects: boolean; visibility: string },
): StreamEvent {
  const { id, before, after } = change;
  const eventId = `${commit.transactionId}#${id}`;
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
      // A query that is asked now finds the change, whatever was asked for.
      visibility: include.visibility,
      ...(before && { previousRev: before._rev }),
      resultRev: commit.transactionId,
      // The Studio counts the events that this listener gets, not the documents of the transaction.
      transactionTotalEvents: total,
      transactionCurrentEvent: index + 1,
      // What the transaction did to other documents may not be for this reader's eyes.
      ...(include.mutations && { mutations: mutationsOf(commit, id) }),
      ...(include.effects && { effects: effectOf(change) }),
      ...(include.result && after && { result: after }),
      ...(include.previous && before && { previous: before }),
    },
  };
}
