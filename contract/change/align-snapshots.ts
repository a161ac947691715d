import type { Snapshot, SnapshotField } from './snapshot.ts';

/**
 * Two snapshots that name the items of lists alike: where a list has one sort of item in the one snapshot and several
 * in the other, the fields of that item are called `cards[](card).title` in both.
 */
export function alignSnapshots(before: Snapshot, now: Snapshot): [Snapshot, Snapshot] {
  const both: [Snapshot, Snapshot] = [copyOf(before), copyOf(now)];
  for (const name of Object.keys(before.types))
    for (const [index, one] of both.entries()) {
      const [fields, others] = [one.types[name], both[1 - index]?.types[name]];
      if (!fields || !others) continue;
      // From the outside inwards, because a renamed list changes the paths within it.
      for (let path = singleIn(fields, others); path !== undefined; path = singleIn(fields, others)) {
        const sort = fields[path]?.type ?? '';
        for (const each of [fields, one.editing?.[name] ?? {}]) rename(each, path, `${path}(${sort})`);
        // What the item itself is stands at the list.
        delete fields[`${path}(${sort})`];
        fields[path] = { type: 'one of', of: [sort] };
      }
      for (const path of Object.keys(fields)) Object.assign(fields, itemsAsIn(others, fields, path));
    }
  return both;
}

const copyOf = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  types: mapped(snapshot.types),
  ...(snapshot.editing && { editing: mapped(snapshot.editing) }),
});

const mapped = <T>(types: Record<string, Record<string, T>>): Record<string, Record<string, T>> =>
  Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, { ...fields }]));

type Fields = Record<string, SnapshotField>;

/** The outermost list that holds a single sort of item here, and that sort among several in the other fields. */
function singleIn(fields: Fields, others: Fields): string | undefined {
  return Object.keys(fields)
    .toSorted((a, b) => a.length - b.length)
    .find((path) => {
      const [field, other] = [fields[path], others[path]];
      return (
        path.endsWith('[]') &&
        field?.type !== 'one of' &&
        other?.type === 'one of' &&
        other.of?.includes(field?.type ?? '')
      );
    });
}

/**
 * What stands in a list of references, or of values of one sort, as the other fields would call it, where they have
 * references to several types there, or values of several sorts. Nothing where both call it the same.
 */
function itemsAsIn(others: Fields, fields: Fields, path: string): Fields {
  const [field, other] = [fields[path], others[path]];
  if (!path.endsWith('[]') || !field || !other || field.type === other.type) return {};
  if (field.type === 'reference' && other.type === 'one of')
    return { [path]: { type: 'one of', of: field.of?.map((target) => `${target}.reference`) ?? [] } };
  const sort = Object.keys(others).find(
    (key) => key.startsWith(`${path}(`) && key.endsWith(')') && others[key]?.type === field.type,
  );
  return sort === undefined ? {} : { [path]: { type: other.type }, [sort]: field };
}

/** Renames an item of a list, and everything in it. */
function rename(fields: Record<string, unknown>, path: string, item: string): void {
  for (const [old, value] of Object.entries(fields)) {
    if (old !== path && !old.startsWith(`${path}.`)) continue;
    delete fields[old];
    fields[item + old.slice(path.length)] = value;
  }
}
