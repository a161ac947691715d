import { type Change, publishedId } from '#lake/kernel/store/document.ts';
import { readLog } from '#lake/kernel/store/log.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { contentHash } from '#schemas/review/content-hash.ts';

const perTurn = 100; // transactions that are read at once

/** Whether something became public by a change that was not so before: an empty one would make nobody's work of somebody's. */
const isPublication = ({ before, after }: Change): boolean =>
  after !== null && (before === null || contentHash(before) !== contentHash(after));

/**
 * Who has written in a draft or version since it was begun, however often something else of its document was published meanwhile, and
 * in the draft that it may have been begun from, since the document was published last before that.
 */
export function authorsOf(store: Store, layered: string): ReadonlySet<string> {
  const id = publishedId(layered);
  const authors = new Set<string>();
  let isBegun = false; // what stood before that is looked at, as one goes back
  for (let to = store.seq; to > 0; ) {
    const ids = [id, layered, `drafts.${id}`];
    const commits = readLog(store, { ids, to, isReversed: true, limit: perTurn });
    for (const { author, changes, seq } of commits) {
      const own = changes.filter((change) => change.id === layered);
      if (isBegun && changes.some((change) => change.id === id && isPublication(change))) return authors;
      if (isBegun || own.length > 0) authors.add(author);
      isBegun ||= own.some(({ before }) => before === null);
      to = seq - 1;
    }
    if (commits.length < perTurn) break;
  }
  return authors;
}
