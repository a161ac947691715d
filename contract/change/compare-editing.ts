import { breaks, type Change, harmless } from './change.ts';
import type { Editing } from './editing.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The changes in what the Studio does with fields that both snapshots have. A new rule, and a reference that is now
 * strong, may find content that does not meet them; the rest is told, and breaks nothing.
 */
export function compareEditing(before: Snapshot, now: Snapshot): Change[] {
  const { editing: was } = before;
  const { editing: is = {} } = now;
  if (!was) return [];
  const names = Object.keys(now.types).filter((name) => name in before.types);
  return names.flatMap((name) => {
    const [old = {}, present = {}] = [was[name], is[name]];
    const paths = new Set([...Object.keys(old), ...Object.keys(present)]);
    return [...paths]
      .filter((path) => isInBoth(name, path))
      .flatMap((path) => compare(path ? `${name}.${path}` : name, old[path] ?? {}, present[path] ?? {}));
  });

  /**
   * Whether both snapshots have a field with the same type; one that comes, goes or changes its type is told as a
   * whole.
   */
  function isInBoth(name: string, path: string): boolean {
    const [old, present] = [before.types[name]?.[path], now.types[name]?.[path]];
    const holder = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
    if (old && present) return old.type === present.type;
    return !old && !present && (holder === '' || isInBoth(name, holder));
  }
}

function compare(path: string, was: Editing, is: Editing): Change[] {
  const [demanded, gone] = differences(was.demands, is.demands);
  const [advised, silent] = differences(was.advises, is.advises);
  const instead = gone.length > 0 ? ` in the place of ${gone.join(', ')}` : '';
  return [
    ...(demanded.length > 0
      ? [
          breaks(
            'rule-added',
            path,
            `has the rule ${demanded.join(', ')} now${instead}: stored content may not keep it`,
          ),
        ]
      : gone.map((rule) => harmless(path, `no longer has the rule ${rule}`))),
    ...(was.weak && !is.weak
      ? [
          breaks(
            'reference-strengthened',
            path,
            'is a strong reference now: stored ones are weak, and what they lead to may be deleted',
          ),
        ]
      : []),
    ...(is.weak && !was.weak
      ? [harmless(path, 'is a weak reference now: stored ones stay strong until they are chosen again')]
      : []),
    ...advised.map((rule) => harmless(path, `warns by the rule ${rule} now`)),
    ...silent.map((rule) => harmless(path, `no longer warns by the rule ${rule}`)),
    ...other('begins with', was.initial, is.initial, 'what is stored keeps its value'),
    ...other('is hidden by', was.hidden, is.hidden, 'what is stored in it stays, and is shown to visitors'),
    ...other('is read-only by', was.readOnly, is.readOnly, 'what is stored in it stays'),
  ];

  function other(words: string, before = 'nothing', now = 'nothing', so = ''): Change[] {
    return before === now ? [] : [harmless(path, `${words} ${now} (was ${before}): ${so}`)];
  }
}

/** What is new in a list, and what is gone from it. */
function differences(was: readonly string[] = [], is: readonly string[] = []): [string[], string[]] {
  return [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))];
}
