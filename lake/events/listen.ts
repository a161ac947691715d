import { randomUUID } from 'node:crypto';
import { type ExprNode, evaluate, parse } from 'groq-js';
import type { Handler } from '../handler.ts';
import { paramsOf } from '../query/query.ts';
import { Refusal } from '../refusal.ts';
import { type Change, type Commit, isPublished, type StoredDocument } from '../store/document.ts';
import { eventStream, type StreamEvent } from './event-stream.ts';

const mostMissed = 1_000; // transactions that are replayed before a listener is told to start anew

/** Answers `/data/listen`: each change of a document that meets the query's filter, before or after it. */
export const listen: Handler = (request, { store, url, identity }) => {
  const query = url.searchParams.get('query') ?? '*';
  const filter = filterOf(query, paramsOf(url));
  const flag = (name: string) => url.searchParams.get(name) === 'true';
  const withResult = flag('includeResult');
  const withPrevious = flag('includePreviousRevision');
  const withMutations = url.searchParams.get('includeMutations') !== 'false';
  const last = request.headers.get('last-event-id');
  const isVisible = (id: string) => identity.role !== 'anonymous' || isPublished(id);
  const matches = async (document: StoredDocument | null) => {
    if (!document) return false;
    const value = await evaluate(filter, {
      dataset: [document],
      identity: identity.id,
      dereference: ({ _ref }: { _ref: string }) => (store.get(_ref) ?? undefined) as never,
    });
    return ((await value.get()) as unknown[]).length > 0;
  };

  async function eventsOf(commit: Commit): Promise<StreamEvent[]> {
    const found: (Change & { transition: string })[] = [];
    for (const change of commit.changes) {
      if (!isVisible(change.id)) continue;
      const [was, is] = [await matches(change.before), await matches(change.after)];
      if (was || is) found.push({ ...change, transition: !was ? 'appear' : is ? 'update' : 'disappear' });
    }
    return found.map(({ id, before, after, transition }, index) => ({
      event: 'mutation',
      id: `${commit.transactionId}#${id}`,
      data: {
        type: 'mutation',
        eventId: `${commit.transactionId}#${id}`,
        documentId: id,
        transactionId: commit.transactionId,
        transition,
        identity: commit.author,
        timestamp: commit.timestamp,
        visibility: 'query',
        ...(before && { previousRev: before._rev }),
        resultRev: commit.transactionId,
        // The Studio counts the events that this listener gets, not the documents of the transaction.
        transactionTotalEvents: found.length,
        transactionCurrentEvent: index + 1,
        ...(withMutations && { mutations: commit.mutations }),
        ...(url.searchParams.get('effectFormat') === 'mendoza' && {
          effects: { apply: [0, after], revert: [0, before] },
        }),
        ...(withResult && after && { result: after }),
        ...(withPrevious && before && { previous: before }),
      },
    }));
  }

  return eventStream(request, (send) => {
    let queue = Promise.resolve();
    const tell = (commit: Commit) => {
      queue = queue.then(async () => {
        for (const event of await eventsOf(commit)) send(event);
      });
    };
    const from = last === null ? undefined : store.seqOf(last.split('#')[0] ?? '');
    const isTooOld = from !== undefined && store.seq - from > mostMissed;
    if (last !== null && flag('enableResume') && (from === undefined || isTooOld))
      send({ event: 'reset', data: {} });
    else if (from !== undefined) send({ event: 'welcomeback', data: { listenerName: randomUUID() } });
    else send({ event: 'welcome', data: { listenerName: randomUUID() } });
    if (from !== undefined && !isTooOld) for (const commit of store.since(from, mostMissed)) tell(commit);
    return store.onCommit(tell);
  });
};

/** The filter of a query without its projections, order and slices, which a listener does not look at. */
function filterOf(query: string, params: Record<string, unknown>): ExprNode {
  let tree: ExprNode;
  try {
    tree = parse(query, { params });
  } catch (error) {
    throw Refusal.ofQuery(query, (error as { position?: number }).position ?? 0, (error as Error).message);
  }
  for (
    let node: ExprNode | undefined = tree;
    node;
    node = 'base' in node ? (node.base as ExprNode) : undefined
  ) {
    if (node.type === 'Filter' || node.type === 'Everything') return node;
  }
  throw Refusal.ofQuery(query, 0, 'A listener needs a query of the form *[filter].');
}
