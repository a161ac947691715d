import type { Commit } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { CountedLayer } from '../../kernel/store/tallies.ts';
import { transactionsIn } from '../../kernel/store/transactions-in.ts';
import { tagsOfChanges } from '../../query/tags.ts';

type Tags = Map<number, string[]>;

const remembered = new WeakMap<Store, Record<CountedLayer, Tags>>();
const maxRemembered = 2_000; // transactions

/**
 * The sync tags of a transaction for readers who see the documents of a layer. They are worked out once, however many
 * readers there are.
 */
export function tagsOf(store: Store, commit: Commit, layer: CountedLayer): string[] {
  const tags = tagsIn(store, layer);
  const known = tags.get(commit.seq) ?? tagsOfChanges(commit.changes, store.documents, layer);
  tags.set(commit.seq, known);
  if (tags.size > maxRemembered)
    for (const seq of [...tags.keys()].slice(0, maxRemembered / 2)) tags.delete(seq); // those worked out first
  return known;
}

/**
 * The transactions after a number that are news for readers of a layer, each with its tags; undefined when there are
 * more than `limit`. The history is read only where tags are not known yet, because reading takes a while and readers
 * may resume again and again.
 */
export function tagsSince(
  store: Store,
  after: number,
  { limit, layer }: { limit: number; layer: CountedLayer },
): { seq: number; tags: string[] }[] | undefined {
  const numbers = transactionsIn(store, { layer, after, limit: limit + 1 });
  if (numbers.length > limit) return undefined;
  const tags = new Map(tagsIn(store, layer));
  const unknown = numbers.filter((seq) => !tags.has(seq));
  if (unknown.length > 0)
    for (const commit of store.numbered(unknown)) tags.set(commit.seq, tagsOf(store, commit, layer));
  return numbers.map((seq) => ({ seq, tags: tags.get(seq) ?? [] }));
}

function tagsIn(store: Store, layer: CountedLayer): Tags {
  const known = remembered.get(store) ?? { all: new Map(), published: new Map(), public: new Map() };
  remembered.set(store, known);
  return known[layer];
}
