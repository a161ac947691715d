import { choicesOf } from '../reading/choices.ts';
import { type CompiledType, placeOfItems } from '../reading/compiled-type.ts';
import type { Rules } from '../reading/rules.ts';

type ValuesOf = (member: CompiledType, place: string) => Iterable<unknown>;

// Mostly one more than what contracts commonly permit.
const lengths = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 17, 21, 25, 31, 51, 101];

/**
 * Lists that an editor can publish: empty, of one item that tells something, of each sort of item, twice the same, long
 * ones.
 */
export function* tellingLists(type: CompiledType, rules: Rules, valuesOf: ValuesOf): Generator<unknown[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY, unique } = rules;
  const choices = choicesOf(type).map(({ value }) => value);
  const members = type.of ?? [];
  const valuesOfItem = (member: CompiledType) => valuesOf(member, placeOfItems('', type, member));
  // Enough items that differ, of each sort in turn, because a query may ask only for those of one sort.
  const plain =
    choices.length > 0 ? choices : inTurn(members.map((member) => some(valuesOfItem(member), 12)));
  const isLong = (list: unknown[]) => list.length >= min && list.length <= max;
  if (min === 0) yield [];
  for (const item of choices.length > 0 ? choices : members.values().flatMap(valuesOfItem)) {
    for (const others of besides(item, plain, rules, members.length)) {
      const list = [item, ...others].slice(0, Math.max(1, min));
      if (isLong(list)) yield stored(list);
    }
  }
  const ofEach = choices.length > 0 ? choices : members.flatMap((member) => some(valuesOfItem(member), 1));
  if (isLong(ofEach)) yield stored(ofEach);
  for (const length of new Set(
    [...lengths, min, max].filter((one) => one >= min && one <= Math.min(max, 200)),
  )) {
    const list = unique
      ? plain.slice(0, length)
      : Array.from({ length }, (_, index) => plain[index % plain.length]);
    if (list.length === length && plain.length > 0) yield stored(list);
    if (!unique && plain.length > 0) yield stored(Array(length).fill(plain[0]));
  }
}

/**
 * What can follow an item when a list demands several: the same again where that is permitted; others where it is not,
 * or where there are several sorts.
 */
function* besides(
  item: unknown,
  plain: readonly unknown[],
  { min = 0, unique }: Rules,
  sorts: number,
): Generator<unknown[]> {
  if (!unique) yield Array(min).fill(item);
  // So many of one sort may be too many, whatever is in them.
  const isMixed = sorts > 1 && min > 1;
  if (unique || isMixed) yield plain.filter((one) => JSON.stringify(one) !== JSON.stringify(item));
}

/** The first of some values, none of them twice. */
function some(values: Iterable<unknown>, most: number): unknown[] {
  const found = new Map<string, unknown>();
  for (const value of values) {
    if (found.size === most) break;
    found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

function inTurn(lists: readonly unknown[][]): unknown[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

function stored(items: readonly unknown[]): unknown[] {
  return items.map((item, index) =>
    typeof item === 'object' && item !== null ? { _key: `k${index}`, ...item } : item,
  );
}
