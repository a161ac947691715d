import { resolveParams } from '#pages/resolve-contract.ts';
import { kinds } from '#sections/registry.ts';
import type { Trees } from './evaluate-path.ts';
import { queryTree } from './query-tree.ts';
import type { TreeName } from './tree-address.ts';

/** The parsed queries for a path as a browser gets them: of all kinds, or of some. */
export function treesOf(path: string, names: readonly string[] = Object.keys(kinds)): Trees {
  return {
    frame: parsed({}),
    kinds: new Map(names.map((kind) => [kind, treeOf(path, kind)])),
  };
}

/** The parsed query of one kind. */
export function treeOf(path: string, kind: string): unknown {
  const { indexFrom: from, indexTo: to } = resolveParams(path);
  return parsed({ kind, from, to });
}

const parsed = (name: TreeName): unknown => JSON.parse(queryTree(name).json);
