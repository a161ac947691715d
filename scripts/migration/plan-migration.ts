import type { Change } from '#contract/change/change.ts';
import type { Snapshot, SnapshotField } from '#contract/change/snapshot.ts';
import type { FindingName } from '#contract/findings.ts';
import { split } from '#sections/migration-steps.ts';
import type { MigrationPlace } from './place-of.ts';
import { valuesAtHand } from './values-at-hand.ts';

/** What a migration does to the fields at a path; `says` tells what only its writer can decide. */
export type Step =
  | { does: 'rename'; path: string; to: string }
  | { does: 'drop'; path: string }
  | { does: 'fill'; path: string; says: string; field: SnapshotField }
  | {
      does: 'change';
      path: string;
      says: string;
      field: SnapshotField;
      was: SnapshotField;
      /** Whether only limits or choices have changed, so that a query can ask for values that break them. */
      isMeasured: boolean;
    };

/** The plan of the migration of one type. */
export interface MigrationPlan {
  type: string;
  /** Set when the type itself is gone: what it was, and what its sections become, which is another kind or nothing. */
  gone?: { was: MigrationPlace['sort']; to?: string; isDropped: boolean };
  steps: Step[];
  covers: string[];
}

/** The developer's decisions: renames such as `faq.items[].question=title`, and paths of what may be lost. */
export interface Decisions {
  renames: readonly string[];
  drops: readonly string[];
  to?: string;
}

/** What the query of a type answers where a field is missing, as far as that is known. */
export type FallbackOf = (type: string, path: string) => unknown;

/**
 * Plans a migration for each type with a change that breaks stored content and is not covered. A field that is gone
 * counts as renamed when the developer says so, or when exactly one field of the same form has come beside it.
 */
export function planMigrations(
  before: Snapshot,
  now: Snapshot,
  uncovered: readonly Change[],
  decisions: Decisions,
  fallbackOf: FallbackOf = () => undefined,
): MigrationPlan[] {
  const types = Object.keys(before.types).toSorted((a, b) => b.length - a.length);
  const ofTypes = Map.groupBy(uncovered, ({ path }) => types.find((type) => isWithin(path, type)) ?? path);
  return [...ofTypes].map(([type, changes]) => {
    if (!now.types[type]) {
      const isDropped = decisions.drops.includes(type);
      const gone = { was: sortOf(type, before), to: decisions.to, isDropped };
      return { type, gone, steps: [], covers: [type] };
    }
    const plan = planOf(type, before, now, changes, decisions);
    const steps = plan.steps.map((step): Step => {
      if (step.does !== 'fill') return step;
      const initial = now.editing?.[type]?.[step.path]?.initial;
      return { ...step, says: step.says + valuesAtHand(initial, fallbackOf(type, step.path)) };
    });
    return { ...plan, steps };
  });
}

/** The sort of a type that is gone, by what held it: only references hold a document, so these do not count. */
function sortOf(type: string, { types }: Snapshot): MigrationPlace['sort'] {
  const fields = Object.values(types);
  if (fields.some((one) => one['sections[]']?.of?.includes(type))) return 'section';
  const holds = (field: SnapshotField) =>
    field.type === type || (field.type !== 'reference' && field.of?.includes(type));
  return fields.some((one) => Object.values(one).some(holds)) ? 'object' : 'document';
}

const isWithin = (path: string, type: string): boolean => path === type || path.startsWith(`${type}.`);

function planOf(
  type: string,
  { types: { [type]: was = {} } }: Snapshot,
  { types: { [type]: is = {} } }: Snapshot,
  changes: readonly Change[],
  { renames, drops }: Decisions,
): MigrationPlan {
  const paths = Map.groupBy(changes, ({ path }) => path.slice(type.length + 1));
  const gone = outermost([...paths.keys()].filter((path) => was[path] && !is[path]));
  const come = outermost(Object.keys(is).filter((path) => !was[path]));
  const said = renamesOf(type, renames, gone, come);
  const isDropped = (path: string) => drops.includes(path) || drops.includes(`${type}.${path}`);
  const found = new Map(
    gone.map((path) => [path, said.get(path) ?? (isDropped(path) ? undefined : likeness(path))]),
  );
  const taken = new Set([...found.values()].filter((path) => path !== undefined));
  const steps = [...paths].flatMap(([path, reasons]): Step[] => {
    const says = saysOf(reasons);
    const [old, field] = [was[path], is[path]];
    if (old && field) {
      // A missing field has no value that could be changed, so each of the two has a step of its own.
      const missing = reasons.filter(({ name }) => name === 'now-required');
      const others = reasons.filter(({ name }) => name !== 'now-required');
      const isMeasured = others.every(({ name }) => name && measured.has(name));
      return [
        ...(missing.length > 0 ? [{ does: 'fill' as const, path, says: saysOf(missing), field }] : []),
        ...(others.length > 0
          ? [{ does: 'change' as const, path, says: saysOf(others), field, was: old, isMeasured }]
          : []),
      ];
    }
    if (field) return taken.has(path) ? [] : [{ does: 'fill', path, says, field }];
    if (!old || !found.has(path)) return []; // it is inside of another field that is gone
    const to = found.get(path);
    if (to !== undefined) return [{ does: 'rename', path, to: split(to).name }];
    if (isDropped(path)) return [{ does: 'drop', path }];
    return [{ does: 'change', path, says, field: old, was: old, isMeasured: false }];
  });
  const isCovered = (path: string) => steps.some((step) => isInside(path, step.path));
  const covers = [...paths.keys()].filter(
    (path) => steps.some((step) => step.path === path) || !isCovered(path),
  );
  return { type, steps, covers: covers.map((path) => `${type}.${path}`) };

  /**
   * The only field that has come beside a field that is gone and has the same form; undefined when another field that
   * is gone has this form, too.
   */
  function likeness(path: string): string | undefined {
    const form = formOf(was, path);
    const rivals = gone.filter((other) => isBeside(other, path) && formOf(was, other) === form);
    const like = come.filter((other) => isBeside(other, path) && formOf(is, other) === form);
    return rivals.length === 1 && like.length === 1 ? like[0] : undefined;
  }
}

const measured: ReadonlySet<FindingName> = new Set(['limit-tightened', 'no-longer-permitted']);

const saysOf = (changes: readonly Change[]): string => changes.map(({ reason }) => reason).join('; ');

/** Those of some paths that are not inside of another. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other !== path && isInside(path, other)));

/** Whether a path equals another one, or is inside of it. */
export const isInside = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

const isBeside = (one: string, other: string): boolean => split(one).holder === split(other).holder;

/** The form of a field with all that it holds, without its name and whether it is required. */
function formOf(fields: Record<string, SnapshotField>, path: string): string {
  const inner = Object.entries(fields).filter(([one]) => isInside(one, path));
  return JSON.stringify(
    inner.map(([one, { required: _, min: _min, max: _max, ...form }]) => [one.slice(path.length), form]),
  );
}

/** The renames that the developer decided; throws for one that names no field that is gone, or none that has come. */
function renamesOf(
  type: string,
  renames: readonly string[],
  gone: readonly string[],
  come: readonly string[],
): Map<string, string> {
  const said = renames.flatMap((rename): [string, string][] => {
    const [from = '', to = ''] = rename.split('=');
    const path = from.startsWith(`${type}.`) ? from.slice(type.length + 1) : from;
    if (!gone.includes(path)) return [];
    const beside = [split(path).holder, split(to).name].filter(Boolean).join('.');
    if (come.includes(beside)) return [[path, beside]];
    const found = come.filter((other) => isBeside(other, path));
    throw new Error(
      `"${type}.${beside}" is not a field that could have replaced "${type}.${path}". ${found.length > 0 ? `There are ${found.join(', ')}` : 'None has'}.`,
    );
  });
  return new Map(said);
}
