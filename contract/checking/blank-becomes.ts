// A contract may be loaded together with another copy of this file (`contract/loading/`): all copies share one list.
const key = Symbol.for('@tessera/contract/blank-becomes');
const shared = globalThis as { [key]?: WeakMap<object, string | null> };
shared[key] ??= new WeakMap();
const known = shared[key];

/**
 * Makes a change for `.overwrite()` that the proof can follow: a text with nothing to read, empty or only white space,
 * becomes `other`, and everything else stays as it is.
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

/**
 * What a change that `blankBecomes` made puts in place of a text with nothing to read; undefined for any other change.
 */
export function whatBlankBecomes(change: unknown): string | null | undefined {
  return typeof change === 'function' ? known.get(change) : undefined;
}
