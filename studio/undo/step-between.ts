import { dequal } from 'dequal/lite';
import { fieldIn, isFields } from '#schemas/fields.ts';
import type { Part, Place } from './step.ts';
import { isKeyed, type Keyed } from './values.ts';

/** The difference between two states of a document: values by their places, items of lists by their keys. */
export function stepBetween(before: object, after: object): Part[] {
  return namesOf(before, after)
    .filter((name) => !name.startsWith('_'))
    .flatMap((name) => partsAt([name], fieldIn(before, name), fieldIn(after, name)));
}

function partsAt(at: Place, before: unknown, after: unknown): Part[] {
  if (dequal(before, after)) return [];
  if (isFields(before) && isFields(after) && before._type === after._type && before._key === after._key)
    return namesOf(before, after).flatMap((name) => partsAt([...at, name], before[name], after[name]));
  // A missing list counts as an empty one, so that what others add to it stays.
  if ([before, after].some(Array.isArray) && isKeyed(before ?? []) && isKeyed(after ?? []))
    return partsOfList(at, before as Keyed[] | undefined, after as Keyed[] | undefined);
  return [{ kind: 'value', at, before, after }];
}

function partsOfList(at: Place, before: Keyed[] | undefined, after: Keyed[] | undefined): Part[] {
  const [old, now] = [byKey(before), byKey(after)];
  const inside = [...now].flatMap(([_key, item]) =>
    old.has(_key) ? partsAt([...at, { _key }], old.get(_key), item) : [],
  );
  const order = { before: before && [...old.keys()], after: after && [...now.keys()] };
  if (dequal(order.before, order.after)) return inside;
  const items = [...old, ...now].filter(([key]) => !(old.has(key) && now.has(key)));
  return [...inside, { kind: 'order', at, ...order, items: Object.fromEntries(items) }];
}

const byKey = (list: Keyed[] = []): Map<string, Keyed> => new Map(list.map((item) => [item._key, item]));

const namesOf = (...objects: object[]): string[] => [...new Set(objects.flatMap(Object.keys))];
