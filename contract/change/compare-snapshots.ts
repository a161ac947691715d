import { alignSnapshots } from './align-snapshots.ts';
import { breaks, type Change, harmless } from './change.ts';
import { compareAnswers } from './compare-answers.ts';
import { compareEditing } from './compare-editing.ts';
import type { Snapshot, SnapshotField } from './snapshot.ts';

/**
 * The changes between two snapshots, those that break stored content first.
 * @example
 * const breaking = compareSnapshots(before, takeSnapshot()).filter(({ verdict }) => verdict === 'breaks');
 * console.log(breaking.map(describeChange).join('\n'));
 */
export function compareSnapshots(older: Snapshot, newer: Snapshot): Change[] {
  const [before, now] = alignSnapshots(older, newer);
  const changes = union(before.types, now.types).flatMap((name): Change[] => {
    const [was, is] = [before.types[name], now.types[name]];
    if (!was) return [harmless(name, 'is new')];
    if (!is) return [breaks('type-gone', name, 'is gone: documents may still hold it')];
    return union(was, is).flatMap((path) => {
      const place = `${name}.${path}`;
      const [old, present] = [was[path], is[path]];
      if (old && present) return compareFields(place, withoutGone(old), present);
      if (!present)
        return [
          breaks('field-gone', place, 'is gone, or has a new name: what is stored there is lost to the site'),
        ];
      return present.required && isStored(holderOf(path), was)
        ? [breaks('now-required', place, 'is new and required: documents do not have it')]
        : [harmless(place, 'is new')];
    });
  });
  const results = union(before.results, now.results).flatMap((subject) =>
    compareAnswers(subject, before.results[subject] ?? {}, now.results[subject] ?? {}),
  );
  const editing = compareEditing(before, now);
  const lost = before.migrations
    .filter((name) => !now.migrations.includes(name))
    .map((name) =>
      breaks('migration-gone', name, 'is gone: content of its old form would be read by nobody'),
    );
  return [...changes, ...lost, ...editing, ...results].toSorted((a, b) => order(a) - order(b));

  /**
   * A type that is gone is told once, not again wherever it could stand. Nor is `union`, as earlier snapshots call a
   * reference to several types that stands beside other items.
   */
  function withoutGone(field: SnapshotField): SnapshotField {
    const isGone = (name: string) => name === 'union' || (name in before.types && !(name in now.types));
    return field.of ? { ...field, of: field.of.filter((name) => !isGone(name)) } : field;
  }
}

function compareFields(path: string, was: SnapshotField, is: SnapshotField): Change[] {
  if (was.type !== is.type) {
    const also = is.of?.includes(was.type) || isMedia(path, was, is);
    return also
      ? [harmless(path, permitsMore)]
      : [breaks('type-changed', path, `was ${was.type}, now is ${is.type}`)];
  }
  const [old, now] = [boundsOf(was), boundsOf(is)];
  const changes = [
    ...(is.required && !was.required
      ? [breaks('now-required', path, 'is now required: documents may lack it')]
      : []),
    ...lost('no longer permits', was.choices, is.choices),
    ...lost('can no longer hold or lead to', was.of, is.of),
    ...(now.min > old.min
      ? [breaks('limit-tightened', path, `must now be at least ${now.min} (was ${was.min ?? 'free'})`)]
      : []),
    ...(now.max < old.max
      ? [breaks('limit-tightened', path, `must now be at most ${now.max} (was ${was.max ?? 'free'})`)]
      : []),
    ...(now.above > old.above && now.above >= now.min
      ? [breaks('limit-tightened', path, `must now be more than ${now.above} (was ${was.above ?? 'free'})`)]
      : []),
    ...(now.below < old.below && now.below <= now.max
      ? [breaks('limit-tightened', path, `must now be less than ${now.below} (was ${was.below ?? 'free'})`)]
      : []),
    ...(is.integer && !was.integer ? [breaks('form-tightened', path, 'must now be a whole number')] : []),
    ...narrowed('pattern', was.pattern, is.pattern),
    ...narrowed('form', was.form, is.form),
  ];
  const isEqual = JSON.stringify(was) === JSON.stringify(is);
  return isEqual || changes.length > 0 ? changes : [harmless(path, permitsMore)];

  function lost(words: string, before?: readonly unknown[], now?: readonly unknown[]): Change[] {
    if (!now) return [];
    if (!before) return [breaks('no-longer-permitted', path, `permits only ${now.join(', ')} now`)];
    const gone = before.filter((value) => !now.includes(value));
    return gone.length > 0 ? [breaks('no-longer-permitted', path, `${words} ${gone.join(', ')}`)] : [];
  }

  function narrowed(what: string, before: string | undefined, now: string | undefined): Change[] {
    return now && now !== before
      ? [breaks('form-tightened', path, `must now have the ${what} ${now} (was ${before ?? 'free'})`)]
      : [];
  }
}

const permitsMore = 'permits more than before';

/**
 * Whether only the name of a picture's or file's `media` has changed: its type cannot be told, and earlier snapshots
 * have a name from Sanity's extraction in its place.
 */
function isMedia(path: string, was: SnapshotField, is: SnapshotField): boolean {
  return is.type === 'unknown' && path.endsWith('.media') && was.type.endsWith('.media');
}

/** The least and the most that a field permits: a text or list without rules may be empty, a number anything. */
function boundsOf({ type, min, max, above = -Infinity, below = Infinity }: SnapshotField) {
  return { min: min ?? (type === 'number' ? -Infinity : 0), max: max ?? Infinity, above, below };
}

/** The path of what a field stands in: `cards[]` for `cards[].icon`; empty when that is the type itself. */
function holderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

/** Whether content may be stored at a place already, so that what is newly required in it is missing there. */
function isStored(place: string, was: Record<string, SnapshotField>): boolean {
  return place === '' || Object.keys(was).some((path) => path === place || path.startsWith(`${place}.`));
}

function order({ verdict }: Change): number {
  return verdict === 'breaks' ? 0 : 1;
}

function union(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}
