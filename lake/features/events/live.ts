import { type Identity, requireRole } from '../../kernel/access/identity.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import type { Commit } from '../../kernel/store/document.ts';
import type { CountedLayer } from '../../kernel/store/tallies.ts';
import type { EventServices } from './event-services.ts';
import { eventStream } from './event-stream.ts';
import { tagsOf, tagsSince } from './tags-since.ts';

const maxMissed = 1_000; // transactions that are replayed before a reader is told to start anew

/**
 * Answers `/data/live/events`: the sync tags of every transaction, as far as it changed what whoever listens may be shown. The id of
 * an event is the number of its transaction, so a reader resumes with `Last-Event-ID` even after the lake was restarted.
 */
export const live: Handler<EventServices> = (request, { store, url, identity, countStream }) => {
  const layer = layerFor(identity, url);
  const last = lastSeen(request, url);

  return eventStream(request, (send, end) => {
    const tell = ({ seq, tags }: { seq: number; tags: string[] }) => {
      if (tags.length > 0)
        send({ event: 'message', id: String(seq), data: { type: 'message', id: String(seq), tags } });
    };
    const hear = (commit: Commit) => tell({ seq: commit.seq, tags: tagsOf(store, commit, layer) });
    const now = String(store.seq);
    if (last !== null && (last > store.seq || store.seq - last > maxMissed)) {
      send({ event: 'restart', id: now, data: { type: 'restart', id: now } });
    } else {
      send({
        event: 'welcome',
        id: String(last ?? store.seq),
        data: { type: 'welcome', id: String(last ?? store.seq) },
      });
      if (last !== null) for (const one of tagsSince(store, last, { limit: maxMissed, layer })) tell(one);
    }
    const stops = [store.onCommit(hear, end), countStream()];
    return () => {
      for (const stop of stops) stop();
    };
  });
};

/** The documents of whose changes somebody is told: those that queries show them, and drafts and versions when they ask for them. */
function layerFor(identity: Identity, url: URL): CountedLayer {
  const includesDrafts = url.searchParams.get('includeDrafts') === 'true';
  if (includesDrafts) requireRole(identity, 'viewer');
  if (includesDrafts) return 'all';
  return identity.role === 'anonymous' ? 'public' : 'published';
}

function lastSeen(request: Request, url: URL): number | null {
  const value = request.headers.get('last-event-id') ?? url.searchParams.get('lastLiveEventId');
  return value && /^\d+$/.test(value) ? Number(value) : null;
}
