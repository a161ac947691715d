import { studioPath } from '@sanity/client/csm';
import { fieldIn } from '#schemas/fields.ts';
import type { LiveDocument, Moved, Placed, StoredChange } from '../messages.ts';
import { itemPath } from './item-path.ts';

/**
 * The changes that put items into a list as it stands now: behind the nearest of their former predecessors that is
 * still there.
 */
export function placeItems(document: LiveDocument, { list, items, after }: Placed): StoredChange[] {
  return placeAmong(keysAt(document, list), { list, items, after });
}

/**
 * The changes that move an item within its list as it stands now; none where the item is already in its place, or is
 * gone.
 */
export function moveItem(document: LiveDocument, { list, key, after }: Moved): StoredChange[] {
  const keys = keysAt(document, list);
  const path = itemPath(list, key);
  const item: unknown = studioPath.get(document, path);
  if (item === undefined) return [];
  const others = keys.filter((other) => other !== key);
  const earlier = after.findLast((other) => others.includes(other));
  const index = earlier === undefined ? 0 : others.indexOf(earlier) + 1;
  if (index === keys.indexOf(key)) return [];
  return [{ unset: [path] }, ...placeAmong(others, { list, items: [item], after })];
}

function placeAmong(keys: readonly string[], { list, items, after }: Placed): StoredChange[] {
  const earlier = after.findLast((key) => keys.includes(key));
  if (earlier !== undefined) return [{ insert: { after: itemPath(list, earlier), items } }];
  const [first] = keys;
  if (first !== undefined) return [{ insert: { before: itemPath(list, first), items } }];
  return [{ setIfMissing: { [list]: [] } }, { insert: { after: `${list}[-1]`, items } }];
}

function keysAt(document: LiveDocument, list: string): string[] {
  const items: unknown = studioPath.get(document, list);
  return Array.isArray(items) ? items.flatMap((item) => keyOf(item) ?? []) : [];
}

const keyOf = (item: unknown): string | undefined => {
  const key = fieldIn(item, '_key');
  return typeof key === 'string' ? key : undefined;
};
