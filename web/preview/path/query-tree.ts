import { createHash } from 'node:crypto';
import { parse } from 'groq-js';
import { previewFrameQuery, resolveParams } from '#pages/resolve-contract.ts';
import { takesAddresses } from '#sections/addresses.ts';
import { isKind } from '#sections/check-section.ts';
import { givenSections } from '#sections/sections-query.ts';
import { type TreeAddresses, type TreeName, treeAddress } from './tree-address.ts';

/** A parsed query, so that no browser needs the parser: as JSON, with the hash by which it is asked for. */
export interface QueryTree {
  hash: string;
  json: string;
}

const kept = new Map<string, QueryTree>(); // the frame's, and one for each kind
const keptOfLists = new Map<string, QueryTree>(); // there is one for each numbered page of a list
const maxOfLists = 20;

/** The addresses of the trees for a path with such sections; each tree is parsed only when it is needed, and once. */
export function treesFor(path: string, sections: readonly unknown[]): TreeAddresses {
  const { indexFrom: from, indexTo: to } = resolveParams(path);
  const kinds = new Set(sections.map(typeOf).filter(isKind));
  return {
    frame: keptAddress({}),
    kinds: Object.fromEntries([...kinds].map((kind) => [kind, keptAddress({ kind, from, to })])),
  };
}

/** The address of a tree that a browser may keep: the same at all paths, unless it is that of a list. */
export function keptAddress(name: TreeName): string {
  return treeAddress(isOfList(name) ? name : { kind: name.kind }, queryTree(name).hash);
}

/** A tree, parsed the first time it is asked for. A kind that lists posts has one for each part of the list. */
export function queryTree(name: TreeName): QueryTree {
  const isPart = isOfList(name);
  const trees = isPart ? keptOfLists : kept;
  const place = treeAddress(isPart ? name : { kind: name.kind });
  const known = trees.get(place) ?? parseTree(name);
  trees.delete(place);
  trees.set(place, known); // the least recently used is now the first
  if (keptOfLists.size > maxOfLists) keptOfLists.delete(keptOfLists.keys().next().value ?? '');
  return known;
}

/** Whether this is the tree of a list, for which the parser needs to know at which posts the query cuts. */
export const isOfList = ({ kind }: TreeName): boolean => takesAddresses({ _type: kind });

function parseTree(name: TreeName): QueryTree {
  const query = name.kind === undefined ? previewFrameQuery : givenSections([name.kind]);
  const params = isOfList(name) ? { indexFrom: name.from, indexTo: name.to } : {};
  const json = JSON.stringify(parse(query, { params }));
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 16) };
}

function typeOf(section: unknown): string {
  return typeof section === 'object' && section && '_type' in section ? String(section._type) : '';
}
