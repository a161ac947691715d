import { type Change, publishedId } from '#lake/kernel/store/document.ts';
import { readLog } from '#lake/kernel/store/log.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { contentHash } from '#schemas/review/content-hash.ts';

const perTurn = 100; // transactions that are read at once

/**
 * Whether a change made something public that was not so before. Publishing without a difference does not count,
 * because it would hide whose work is in the draft.
 */
const isPublication = ({ before, after }: Change): boolean =>
  after !== null && (before === null || contentHash(before) !== contentHash(after));

/**
 * Everybody who has written in a draft or version since it was begun, even if something else of its document was
 * published meanwhile; and in the draft from which it may have been begun, since the last publication before that.
 */
export function authorsOf(store: Store, layered: string): ReadonlySet<string> {
  const id = publishedId(layered);
  const authors = new Set<string>();
  let isBegun = false; // whether the walk back in time has passed its beginning
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
