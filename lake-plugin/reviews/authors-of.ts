import { publishedId } from '#lake/kernel/store/document.ts';
import { readLog } from '#lake/kernel/store/log.ts';
import type { Store } from '#lake/kernel/store/store.ts';

const perTurn = 100; // transactions that are read at once

/** Who has written in a draft or version, or in the draft of the same document, since that was published last. */
export function authorsOf(store: Store, layered: string): ReadonlySet<string> {
  const id = publishedId(layered);
  const authors = new Set<string>();
  for (let to = store.seq; to > 0; ) {
    const ids = [id, layered, `drafts.${id}`];
    const commits = readLog(store, { ids, to, isReversed: true, limit: perTurn });
    for (const { author, changes, seq } of commits) {
      if (changes.some((change) => change.id === id)) return authors;
      authors.add(author);
      to = seq - 1;
    }
    if (commits.length < perTurn) break;
  }
  return authors;
}
