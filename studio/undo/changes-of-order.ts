import { dequal } from 'dequal/lite';
import { applyChanges } from '#canvas/changes/apply-changes.ts';
import type { LiveDocument, StoredChange } from '#canvas/messages.ts';
import { longestRun } from '#canvas/text/longest-run.ts';
import type { OrderPart } from './step.ts';
import { isKeyed, isSame, type Keyed, pathTo, valueAt } from './values.ts';

/**
 * The changes that give a list the items and the order that it had before. Added items are removed, unless they have
 * been changed since; removed ones come back beside their neighbours; moved ones go back, unless the order has been
 * changed since. `isRefused` says that something of this was left out.
 */
export function changesOfOrder(
  document: LiveDocument,
  part: OrderPart,
): { changes: StoredChange[]; isRefused: boolean } {
  const { at, items } = part;
  const [wanted, left] = [part.before ?? [], part.after ?? []];
  const path = pathTo(at);
  const pathOf = (key: string) => pathTo([...at, { _key: key }]);
  const changes: StoredChange[] = [];
  let now = document;
  let isRefused = false;
  const list = (): Keyed[] => {
    const value = valueAt(now, at);
    return isKeyed(value) ? value : [];
  };
  const itemOf = (key: string) => list().find(({ _key }) => _key === key);
  const isHere = (key: string) => itemOf(key) !== undefined;
  function change(...more: StoredChange[]): void {
    now = applyChanges(now, more);
    changes.push(...more);
  }
  // The object that holds the list may be gone, or the list may hold something else by now.
  if (at.length > 1 && valueAt(now, at.slice(0, -1)) === undefined) return { changes, isRefused: true };
  if (!isKeyed(valueAt(now, at) ?? [])) return { changes, isRefused: true };

  if (part.before && valueAt(now, at) === undefined) change({ setIfMissing: { [path]: [] } });
  for (const key of left.filter((key) => !wanted.includes(key) && isHere(key))) {
    if (isSame(itemOf(key), items[key])) change({ unset: [pathOf(key)] });
    else isRefused = true;
  }

  const order = orderOf(wanted, left, list());
  isRefused ||= order === 'changed';
  const staying = order === 'changed' ? new Set(wanted.filter((key) => left.includes(key))) : order;
  for (const [index, key] of wanted.entries()) {
    if (staying.has(key) || (left.includes(key) && !isHere(key))) continue;
    if (!left.includes(key) && isHere(key)) {
      isRefused ||= !isSame(itemOf(key), items[key]);
      continue;
    }
    const item = itemOf(key) ?? items[key];
    if (isHere(key)) change({ unset: [pathOf(key)] });
    const earlier = wanted.slice(0, index).findLast(isHere);
    const later = wanted.slice(index + 1).find((key) => staying.has(key) && isHere(key)) ?? list()[0]?._key;
    const next = later ? { before: pathOf(later) } : { after: `${path}[-1]` };
    change({ insert: { ...(earlier ? { after: pathOf(earlier) } : next), items: [item] } });
  }
  if (!part.before && valueAt(now, at) !== undefined && list().length === 0) change({ unset: [path] });
  return { changes, isRefused };
}

/** The items that stay in place while the moved ones go back; 'changed' when the order has been changed since. */
function orderOf(wanted: string[], left: string[], list: Keyed[]): Set<string> | 'changed' {
  const shown = list.map(({ _key }) => _key).filter((key) => wanted.includes(key) && left.includes(key));
  const before = wanted.filter((key) => shown.includes(key));
  const after = left.filter((key) => shown.includes(key));
  if (dequal(shown, before)) return new Set(shown);
  if (!dequal(shown, after)) return 'changed';
  const run = longestRun(before.map((key) => after.indexOf(key)));
  return new Set(before.filter((key) => run.has(after.indexOf(key))));
}
