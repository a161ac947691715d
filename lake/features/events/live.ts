import { createHash } from 'node:crypto';
import { type Identity, requireRole } from '../../kernel/access/identity.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import type { Commit } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { CountedLayer } from '../../kernel/store/tallies.ts';
import type { EventServices } from './event-services.ts';
import { eventStream } from './event-stream.ts';
import { tagsOf, tagsSince } from './tags-since.ts';

const maxMissed = 1_000; // transactions that are replayed before a reader is told to start anew
const maxPassed = 100_000; // transactions, drafts among them, in which those are looked for

/**
 * Answers `/data/live/events` with the sync tags of every transaction, as far as it changed documents that the reader
 * may see. The id of an event names its transaction, so that a reader can resume with `Last-Event-ID` even after a
 * restart of the lake. A reader that has heard of a transaction which this lake does not have, because a backup was put
 * back or the lake was made anew, is told to start anew, as is one that has missed too much. What it may not see, such
 * as drafts, counts for nothing there.
 */
export const live: Handler<EventServices> = (request, { store, url, identity, countStream }) => {
  const layer = layerFor(identity, url);
  const last = lastSeen(request, url);

  return eventStream(request, (send, end) => {
    const tell = ({ seq, tags }: { seq: number; tags: string[] }) => {
      const id = idOf(seq, store);
      if (tags.length > 0) send({ event: 'message', id, data: { type: 'message', id, tags } });
    };
    const hear = (commit: Commit) => tell({ seq: commit.seq, tags: tagsOf(store, commit, layer) });
    const from = last === null ? store.seq : numberOf(last, store);
    const isTooFar = from === null || store.seq - from > maxPassed;
    const missed = isTooFar ? undefined : tagsSince(store, from, { limit: maxMissed, layer });
    if (from === null || !missed) {
      const id = idOf(store.seq, store);
      send({ event: 'restart', id, data: { type: 'restart', id } });
    } else {
      const id = idOf(from, store);
      send({ event: 'welcome', id, data: { type: 'welcome', id } });
      for (const one of missed) tell(one);
    }
    const stops = [store.onCommit(hear, end), countStream()];
    return () => {
      for (const stop of stops) stop();
    };
  });
};

/**
 * The documents whose changes a reader is told: those that queries show it, and drafts and versions when it asks for
 * them, for which it needs the role "viewer".
 */
function layerFor(identity: Identity, url: URL): CountedLayer {
  const includesDrafts = url.searchParams.get('includeDrafts') === 'true';
  if (includesDrafts) requireRole(identity, 'viewer');
  if (includesDrafts) return 'all';
  return identity.role === 'anonymous' ? 'public' : 'published';
}

/** The id of the last event that the reader has heard; null when it is new here. */
const lastSeen = (request: Request, url: URL): string | null =>
  request.headers.get('last-event-id') ?? url.searchParams.get('lastLiveEventId');

const signLetters = 8;

/**
 * The id of the event of a transaction: its number and a short hash of the transaction's own id, because other lakes
 * have a transaction of that number, too.
 */
function idOf(seq: number, store: Store): string {
  const transactionId = store.idOf(seq);
  if (transactionId === undefined) return String(seq);
  return `${seq}-${createHash('sha1').update(transactionId).digest('hex').slice(0, signLetters)}`;
}

/** The number of the transaction that an id names; null where this lake has no such transaction. */
function numberOf(id: string, store: Store): number | null {
  const seq = Number.parseInt(id, 10);
  return seq >= 0 && seq <= store.seq && idOf(seq, store) === id ? seq : null;
}
