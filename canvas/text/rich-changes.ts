import { dequal } from 'dequal/lite';
import { isFields } from '#schemas/fields.ts';
import { itemPath } from '../changes/item-path.ts';
import type { Change } from '../messages.ts';
import { longestRun } from './longest-run.ts';

/** A block of a formatted text, or an object between blocks. */
export interface RichBlock {
  _key: string;
  _type: string;
  [field: string]: unknown;
}

/** A place within a formatted text: names of fields, and items of lists by their keys. */
export type RichPath = (string | { _key: string })[];

/** A change within a formatted text; that of words says what they were before. */
export type RichPatch =
  | { type: 'set'; path: RichPath; value: unknown }
  | { type: 'unset'; path: RichPath }
  /** Inserts items beside the item at a path. `after` has the keys of all items that stand before them. */
  | { type: 'insert'; path: RichPath; position: 'before' | 'after'; items: unknown[]; after: string[] }
  | { type: 'text'; path: RichPath; before: string; after: string };

/**
 * The smallest changes that make one formatted text of another. They leave alone blocks, words and marks that stay the
 * same, and name within a text only the letters that came and went, so that edits of others beside them stay.
 */
export function patchesBetween(before: readonly RichBlock[], after: readonly RichBlock[]): RichPatch[] {
  return ofLists([], before, after);
}

/** The same changes as those of a document in which the formatted text stands at a path. */
export const changesOf = (path: string, patches: readonly RichPatch[]): Change[] =>
  patches.map((patch) => {
    const placeOf = (steps: RichPath) => path + steps.map(stepOf).join('');
    const place = placeOf(patch.path);
    if (patch.type === 'set') return { set: { [place]: patch.value } };
    if (patch.type === 'unset') return { unset: [place] };
    if (patch.type === 'text') return { typed: { path: place, before: patch.before, after: patch.after } };
    const { items, after } = patch;
    return { placed: { list: placeOf(patch.path.slice(0, -1)), items, after } };
  });

const stepOf = (step: RichPath[number]): string =>
  typeof step === 'string' ? `.${step}` : itemPath('', step._key);

function ofValues(at: RichPath, before: unknown, after: unknown): RichPatch[] {
  if (dequal(before, after)) return [];
  if (after === undefined) return [{ type: 'unset', path: at }];
  if (isFields(before) && isFields(after) && before._type === after._type)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      ofValues([...at, name], before[name], after[name]),
    );
  if (isKeyed(before) && isKeyed(after) && before.length > 0) return ofLists(at, before, after);
  if (typeof before === 'string' && typeof after === 'string' && at.at(-1) === 'text')
    return [{ type: 'text', path: at, before, after }];
  return [{ type: 'set', path: at, value: after }];
}

interface Keyed {
  _key: string;
}

function ofLists(at: RichPath, before: readonly Keyed[], after: readonly Keyed[]): RichPatch[] {
  if (dequal(before, after)) return [];
  if (before.length === 0 || !isKeyed(before) || !isKeyed(after))
    return [{ type: 'set', path: at, value: after }];
  if (after.length === 0) return [{ type: 'unset', path: at }];
  const place = ({ _key }: Keyed): RichPath => [...at, { _key }];
  const old = new Map(before.map((item, index) => [item._key, { item, index }]));
  const coming = new Set(after.map(({ _key }) => _key));
  const kept = after.flatMap(({ _key }) => old.get(_key)?.index ?? []);
  const run = longestRun(kept);
  const isStaying = ({ _key }: Keyed) => run.has(old.get(_key)?.index ?? -1);
  const moved = before.filter((item) => coming.has(item._key) && !isStaying(item));
  const gone = before.filter(({ _key }) => !coming.has(_key));
  // At least one item always stays until the end, so that others can be inserted beside it.
  const first = before.find((item) => isStaying(item) || !coming.has(item._key));
  const patches: RichPatch[] = moved.map((item) => ({ type: 'unset', path: place(item) }));
  for (const [index, item] of after.entries()) {
    if (isStaying(item)) continue;
    const previous = after[index - 1];
    const all = after.slice(0, index).map(({ _key }) => _key);
    const last = patches.at(-1);
    const isNext = previous && last?.type === 'insert' && last.items.at(-1) === previous;
    if (isNext) last.items.push(item);
    else if (previous)
      patches.push({ type: 'insert', path: place(previous), position: 'after', items: [item], after: all });
    else if (first)
      patches.push({ type: 'insert', path: place(first), position: 'before', items: [item], after: all });
  }
  patches.push(...gone.map((item): RichPatch => ({ type: 'unset', path: place(item) })));
  for (const item of after.filter(isStaying)) {
    const was = old.get(item._key)?.item;
    if (typeOf(was) === typeOf(item)) patches.push(...ofValues(place(item), was, item));
    else patches.push({ type: 'set', path: place(item), value: item });
  }
  return patches;
}

const typeOf = (value: unknown): unknown => (isFields(value) ? value._type : undefined);

const isKeyed = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && typeof item._key === 'string') &&
  new Set(value.map(({ _key }) => _key)).size === value.length;
