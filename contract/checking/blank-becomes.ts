// What loads a contract can load this file once more (`contract/loading/`): all of them keep one list.
const key = Symbol.for('@tessera/contract/blank-becomes');
const shared = globalThis as { [key]?: WeakMap<object, string | null> };
shared[key] ??= new WeakMap();
const known = shared[key];

/**
 * A change for `.overwrite()` which the proof follows: a text without anything to read, with nothing in it or white space
 * alone, becomes another text or null, and all else stays as it is.
 * @example
 * z.string().nullable().overwrite(blankBecomes(null));
 */
export function blankBecomes<const Other extends string | null>(
  other: Other,
): <Value extends string | null>(value: Value) => Value | Other {
  const change = <Value extends string | null>(value: Value) =>
    typeof value === 'string' && value.trim() === '' ? other : value;
  known.set(change, other);
  return change;
}

/** What a text without anything to read becomes by a change that `blankBecomes` made; undefined for any other change. */
export function whatBlankBecomes(change: unknown): string | null | undefined {
  return typeof change === 'function' ? known.get(change) : undefined;
}
