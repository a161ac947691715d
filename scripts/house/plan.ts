import type { SourceFile } from './imports.ts';

/** What stands in one folder of a room, and who imports whom there: its folders and its own files are the parts. */
export interface Plan {
  folder: string;
  /** Of each part, the parts that its files import, types included. */
  imports: Map<string, Set<string>>;
}

/**
 * The plan of every folder that has folders in it, from the files in all of them. Tests and fixtures are left out: they
 * stand beside what they test and use all of it.
 */
export function readPlans(sources: readonly SourceFile[]): Plan[] {
  const product = sources.filter(({ file }) => !/\.test\.tsx?$|-fixture\.tsx?$/.test(file));
  const plans = new Map<string, Plan>();
  for (const { file, imports } of product) {
    for (const folder of foldersOf(file)) {
      const plan = plans.get(folder) ?? { folder, imports: new Map() };
      plans.set(folder, plan);
      const own = partOf(file, folder);
      const known = plan.imports.get(own) ?? new Set();
      plan.imports.set(own, known);
      for (const { target } of imports) {
        const other = target.startsWith(`${folder}/`) ? partOf(target, folder) : own;
        if (other !== own) known.add(other);
      }
    }
  }
  return [...plans.values()].filter(({ imports }) => [...imports.keys()].some(isFolder));
}

/** The parts of a plan that import each other in circles, a list for each knot; knots of files alone are none. */
export function knotsIn({ imports }: Plan): string[][] {
  const reached = reachedIn(imports);
  const knots = new Map<string, string[]>();
  for (const [part, others] of reached) {
    if (!others.has(part)) continue;
    const knot = [...others].filter((other) => reached.get(other)?.has(part)).toSorted();
    if (knot.some(isFolder)) knots.set(knot.join(' '), knot);
  }
  return [...knots.values()];
}

/**
 * A plan as text: each part under those that import it, with what it imports; the parts of a knot stand on one floor.
 */
export function drawPlan({ folder, imports }: Plan): string {
  const reached = reachedIn(imports);
  const floors = new Map<string, number>();
  const floorOf = (part: string): number => {
    const below = [...(reached.get(part) ?? [])].filter((other) => !reached.get(other)?.has(part));
    const floor = floors.get(part) ?? Math.max(0, ...below.map((other) => floorOf(other) + 1));
    floors.set(part, floor);
    return floor;
  };
  const lines = [...imports]
    .map(([part, others]) => ({ part, others: [...others].toSorted().join(' '), floor: floorOf(part) }))
    .toSorted((a, b) => b.floor - a.floor || (a.part < b.part ? -1 : 1))
    .map(({ part, others, floor }) => `  ${floor}  ${part}${others && ` -> ${others}`}`);
  return [`${folder}/`, ...lines].join('\n');
}

const isFolder = (part: string): boolean => part.endsWith('/');

/** The folders that a file is in, the room first. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function partOf(file: string, folder: string): string {
  const [name = '', ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? `${name}/` : name;
}

const reachedIn = (imports: Plan['imports']): Map<string, Set<string>> =>
  new Map([...imports.keys()].map((part) => [part, reachedFrom(part, imports)]));

function reachedFrom(part: string, imports: Plan['imports']): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(imports.get(part) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return reached;
}
