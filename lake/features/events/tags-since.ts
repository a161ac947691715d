import type { Commit } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { CountedLayer } from '../../kernel/store/tallies.ts';
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
    for (const seq of tags.keys()) if (seq <= store.seq - maxRemembered / 2) tags.delete(seq);
  return known;
}

/**
 * The transactions after a number, `limit` at most, each with its tags. The history is read only from the first one on
 * whose tags are not known yet, because reading takes a while and readers may resume again and again.
 */
export function tagsSince(
  store: Store,
  after: number,
  { limit, layer }: { limit: number; layer: CountedLayer },
): { seq: number; tags: string[] }[] {
  const tags = tagsIn(store, layer);
  const last = Math.min(store.seq, after + limit);
  const numbers = Array.from({ length: Math.max(0, last - after) }, (_, index) => after + 1 + index);
  const first = numbers.find((seq) => !tags.has(seq));
  if (first !== undefined) {
    for (const commit of store.since(first - 1, limit)) tagsOf(store, commit, layer);
    for (const seq of numbers) if (!tags.has(seq)) tags.set(seq, []); // no transaction has this number
  }
  return numbers.map((seq) => ({ seq, tags: tags.get(seq) ?? [] }));
}

function tagsIn(store: Store, layer: CountedLayer): Tags {
  const known = remembered.get(store) ?? { all: new Map(), published: new Map(), public: new Map() };
  remembered.set(store, known);
  return known[layer];
}
