import { isDeepStrictEqual } from 'node:util';
import { isFields } from '../../kernel/fields.ts';
import { call } from '../syntax/call.ts';
import type { TreeNode } from '../syntax/tree.ts';

/** The path to a part of a value: names of fields, and indexes of items. */
type Path = readonly (string | number)[];

/**
 * What the last argument of `diff::changedAny()` selects: parts of a value. `SelectorNested` is `a.(b, c)`,
 * `SelectorFuncCall` is `anywhere(…)`.
 */
type Selector =
  | { type: 'AccessAttribute'; base?: Selector; name: string }
  | { type: 'ArrayCoerce'; base: Selector }
  | { type: 'Filter'; base: Selector; expr: TreeNode }
  | { type: 'SelectorFuncCall'; arg: TreeNode }
  | { type: 'SelectorNested'; base: Selector; nested: Selector }
  | { type: 'Tuple'; members: Selector[] }
  | { type: 'Group'; base: Selector };

const that: TreeNode = { type: 'This' };

/**
 * A node that evaluates a call of `diff::changedAny()` or `diff::changedOnly()`; undefined for any other node. groq-js
 * evaluates these calls only asynchronously, this node at once. `inner` prepares the nodes within the call.
 */
export function diffOf(node: TreeNode, inner: (node: TreeNode) => TreeNode): TreeNode | undefined {
  if (node.type !== 'FuncCall' || node.namespace !== 'diff') return undefined;
  const [before, after, selector] = node.args;
  if (!before || !after || !selector) return undefined;
  // groq-js has parsed the third argument as a selector, and refuses any other.
  const paths = pathsOf(selector as unknown as Selector, inner);
  const compare = node.name === 'changedOnly' ? changedOnly : changedAny;
  return call(
    (one, other) => compare(selectedIn(one), selectedIn(other)),
    [before, after].map((value) => each(listOf(inner(value)), listOf(that, paths))),
  );
}

/** A value, and the paths that a selector selects in it. */
interface Selected {
  value: unknown;
  paths: readonly Path[];
}

/** The one pair in a list that `diffOf` has made. */
function selectedIn(made: unknown): Selected {
  // The only item of the list, which is itself a list of two.
  const [[value, paths]] = made as [[unknown, Path[]]];
  return { value, paths };
}

/** A node for the paths that a selector selects, where `@` is the value that it selects from. */
function pathsOf(selector: Selector, inner: (node: TreeNode) => TreeNode): TreeNode {
  const within = (other: Selector) => pathsOf(other, inner);
  switch (selector.type) {
    case 'Group':
      return within(selector.base);
    case 'Tuple':
      return call((...lists) => (lists as Path[][]).flat(), selector.members.map(within)); // lists of paths are made here alone
    case 'AccessAttribute': {
      const { base, name } = selector;
      if (!base) return { type: 'Value', value: [[name]] };
      return onPaths((paths) => paths.map((path) => [...path, name]), within(base));
    }
    case 'ArrayCoerce':
      return onPaths((paths, value) => paths.flatMap((path) => itemsAt(value, path)), within(selector.base));
    case 'Filter': {
      const items = onPaths(
        (paths, value) =>
          partsAt(
            value,
            paths.flatMap((path) => itemsAt(value, path)),
          ),
        within(selector.base),
      );
      const passed: TreeNode = { type: 'Filter', base: listOf(ownValue), expr: inner(selector.expr) };
      return onMade((path, kept) => (kept.length > 0 ? [path] : []), items, passed);
    }
    case 'SelectorFuncCall': {
      const objects = call((value) => partsAt(value, objectsIn(value)), [that]);
      const isFound = each(listOf(ownValue), inner(selector.arg));
      return onMade((path, [found]) => (found === true ? [path] : []), objects, isFound);
    }
    case 'SelectorNested': {
      const parts = onPaths((paths, value) => partsAt(value, paths), within(selector.base));
      const nested = each(listOf(ownValue), within(selector.nested));
      // The paths of the one part.
      return onMade((path, [ends]) => (ends as Path[]).map((end) => [...path, ...end]), parts, nested);
    }
  }
}

/** A node that works on paths and on the value that they lead into. */
const onPaths = (work: (paths: readonly Path[], value: unknown) => unknown, paths: TreeNode): TreeNode =>
  // Nodes of `pathsOf` make lists of paths.
  call((found, value) => work(found as Path[], value), [paths, that]);

/** A part of a value, with the path to it. */
type Part = readonly [path: Path, part: unknown];

const partsAt = (value: unknown, paths: readonly Path[]): Part[] =>
  paths.map((path) => [path, partAt(value, path) ?? null]);

// Path and value of such a part, where the part is `@`.
const ownPath: TreeNode = { type: 'AccessElement', base: that, index: 0 };
const ownValue: TreeNode = { type: 'AccessElement', base: that, index: 1 };

/** A node for the paths that `work` makes of each part and of what `node` makes of that part. */
function onMade(work: (path: Path, made: unknown[]) => Path[], parts: TreeNode, node: TreeNode): TreeNode {
  const all = each(parts, listOf(ownPath, node));
  return call((made) => (made as [Path, unknown[]][]).flatMap(([path, one]) => work(path, one)), [all]); // as `all` makes them
}

const each = (base: TreeNode, expr: TreeNode): TreeNode => ({ type: 'Map', base, expr });

const listOf = (...values: TreeNode[]): TreeNode => ({
  type: 'Array',
  elements: values.map((value) => ({ isSplat: false, value })),
});

function changedAny(before: Selected, after: Selected): boolean {
  if (before.paths.length !== after.paths.length) return true;
  return before.paths.some((path) => {
    const lists = path.flatMap((step, index) => (typeof step === 'number' ? [path.slice(0, index)] : []));
    const isMoved = lists.some((list) => lengthAt(before.value, list) !== lengthAt(after.value, list));
    return isMoved || !isDeepStrictEqual(partAt(before.value, path), partAt(after.value, path));
  });
}

function changedOnly({ value, paths }: Selected, after: Selected): boolean {
  return differences(value, after.value).every((path) =>
    paths.some((selected) => selected.every((step, index) => path[index] === step)),
  );
}

/** The paths to the outermost parts that differ. */
function differences(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(before ?? null, after ?? null)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length
      ? before.flatMap((item, index) => differences(item, after[index], [...path, index]))
      : [path];
  if (!isFields(before) || !isFields(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], [...path, name]));
}

function partAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const step of path) {
    if (typeof step === 'number') part = Array.isArray(part) ? part[step] : undefined;
    else part = isFields(part) && Object.hasOwn(part, step) ? part[step] : undefined;
  }
  return part;
}

function itemsAt(value: unknown, path: Path): Path[] {
  const list = partAt(value, path);
  return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
}

function lengthAt(value: unknown, path: Path): number | undefined {
  const list = partAt(value, path);
  return Array.isArray(list) ? list.length : undefined;
}

/** The paths to all objects in a value, itself among them. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, [...path, index]));
  if (!isFields(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, field]) => objectsIn(field, [...path, name]))];
}
