import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { publishedId, releaseOf } from '../../kernel/store/document.ts';
import { readLog } from '../../kernel/store/log.ts';
import type { Store } from '../../kernel/store/store.ts';
import { type DocumentEvent, eventsIn } from './events-in.ts';
import { limitIn } from './transactions.ts';

/**
 * Answers `/data/history/…/events/documents`: how a draft, a version or a published document came, was published and
 * went, the newest first. Its edits are no events: the Studio reads them from the transactions.
 */
export const events: Handler<WithParams<'id'>> = (_request, { params, url, store }) => {
  const { id } = params;
  const limit = limitIn(url, 100, 1_000);
  const cursor = url.searchParams.get('nextCursor') || String(Number.MAX_SAFE_INTEGER);
  if (!/^\d+$/.test(cursor)) throw new Refusal(400, `"${cursor}" is not a "nextCursor" of this lake.`);
  const { found, nextCursor } = readEvents(store, id, limit, Number(cursor));
  return Response.json({ events: { [id]: found }, nextCursor });
};

function readEvents(store: Store, id: string, limit: number, before: number) {
  const found: DocumentEvent[] = [];
  for (let to = before - 1; ; ) {
    const commits = readLog(store, {
      ids: concerned(id),
      to,
      isReversed: true,
      updatesOf: publishedId(id),
      limit,
    });
    for (const commit of commits) {
      found.push(...eventsIn(commit, id, store));
      to = commit.seq - 1;
      if (found.length >= limit) return { found, nextCursor: String(commit.seq) };
    }
    if (commits.length < limit) return { found, nextCursor: '' };
  }
}

/** The ids of the documents whose creation and deletion are events. */
const concerned = (id: string): string[] => (releaseOf(id) === undefined ? [id, publishedId(id)] : [id]);
