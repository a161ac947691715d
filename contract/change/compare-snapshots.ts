import type { Snapshot, SnapshotField } from './snapshot.ts';

/** A difference between two snapshots. */
export interface Change {
  /** `breaks`: stored content may no longer fit. `harmless`: it fits, and the proof holds the rest. */
  verdict: 'breaks' | 'harmless';
  /** The type and field: `cta-banner.button`. */
  path: string;
  reason: string;
}

/** What has changed between two snapshots, what breaks stored content first. */
export function compareSnapshots(before: Snapshot, now: Snapshot): Change[] {
  const names = union(before.types, now.types);
  const changes = names.flatMap((name): Change[] => {
    const [was, is] = [before.types[name], now.types[name]];
    if (!was) return [harmless(name, 'is new')];
    if (!is) return [breaks(name, 'is gone: documents may still hold it')];
    return union(was, is).flatMap((path) => compareFields(`${name}.${path}`, was[path], is[path]));
  });
  const results = union(before.results, now.results).flatMap((subject) => {
    const [was = {}, is = {}] = [before.results[subject], now.results[subject]];
    return union(was, is)
      .filter((path) => was[path] !== is[path])
      .map((path) =>
        harmless(
          `${subject} → ${path}`,
          `the query answered ${was[path] ?? 'nothing'}, now ${is[path] ?? 'nothing'}`,
        ),
      );
  });
  return [...changes, ...results].toSorted((a, b) => order(a) - order(b));
}

/** A change as one line. */
export function describeChange({ verdict, path, reason }: Change): string {
  return `${verdict === 'breaks' ? '✗' : '·'} ${path} ${reason}`;
}

function compareFields(path: string, was?: SnapshotField, is?: SnapshotField): Change[] {
  if (!was && !is) return [];
  if (!is) return [breaks(path, 'is gone, or has a new name: what is stored there is lost to the site')];
  if (!was) {
    return is.required && !path.includes('[]')
      ? [breaks(path, 'is new and required: documents do not have it')]
      : [harmless(path, 'is new')];
  }
  if (was.type !== is.type) return [breaks(path, `was ${was.type}, now is ${is.type}`)];
  return [
    ...(is.required && !was.required ? [breaks(path, 'is now required: documents may lack it')] : []),
    ...(was.required && !is.required ? [harmless(path, 'is no longer required')] : []),
    ...lost('choices', was.choices, is.choices),
    ...lost('of', was.of, is.of),
    ...(rises(was.min, is.min)
      ? [breaks(path, `must now be at least ${is.min} (was ${was.min ?? 'free'})`)]
      : []),
    ...(rises(is.max, was.max)
      ? [breaks(path, `may now be at most ${is.max} (was ${was.max ?? 'free'})`)]
      : []),
    ...(is.integer && !was.integer ? [breaks(path, 'must now be a whole number')] : []),
    ...narrowed('pattern', was.pattern, is.pattern),
    ...narrowed('form', was.form, is.form),
    ...(isWider(was, is) ? [harmless(path, 'permits more than before')] : []),
  ];

  function lost(
    what: string,
    before: readonly unknown[] | undefined,
    now: readonly unknown[] | undefined,
  ): Change[] {
    if (!now) return [];
    if (!before) return [breaks(path, `permits only ${now.join(', ')} now`)];
    const gone = before.filter((value) => !now.includes(value));
    const word = what === 'choices' ? 'no longer permits' : 'can no longer hold or lead to';
    return gone.length > 0 ? [breaks(path, `${word} ${gone.join(', ')}`)] : [];
  }

  function narrowed(what: string, before: string | undefined, now: string | undefined): Change[] {
    return now && now !== before
      ? [breaks(path, `must now have the ${what} ${now} (was ${before ?? 'free'})`)]
      : [];
  }
}

/** Whether a lower bound is higher than it was; for upper bounds, the other way round. */
function rises(was: number | undefined, is: number | undefined): boolean {
  return is !== undefined && (was === undefined || is > was) && !(was === undefined && is <= 0);
}

function isWider(was: SnapshotField, is: SnapshotField): boolean {
  const more = (before: readonly unknown[] = [], now: readonly unknown[] = []) =>
    now.some((value) => !before.includes(value));
  return (
    (was.choices !== undefined && (!is.choices || more(was.choices, is.choices))) ||
    (was.of !== undefined && more(was.of, is.of)) ||
    (was.max !== undefined && (is.max === undefined || is.max > was.max)) ||
    (was.min !== undefined && (is.min === undefined || is.min < was.min)) ||
    (was.pattern !== undefined && !is.pattern)
  );
}

function breaks(path: string, reason: string): Change {
  return { verdict: 'breaks', path, reason };
}

function harmless(path: string, reason: string): Change {
  return { verdict: 'harmless', path, reason };
}

function order({ verdict }: Change): number {
  return verdict === 'breaks' ? 0 : 1;
}

function union(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}
