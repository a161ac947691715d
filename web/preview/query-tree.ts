import { createHash } from 'node:crypto';
import { parse } from 'groq-js';
import { resolveParams, resolveQuery } from '#pages/resolve-contract.ts';

/** The parsed query of a page, so that no browser needs the parser: as JSON, with the hash by which it is asked for. */
export interface QueryTree {
  hash: string;
  json: string;
}

const maxKept = 20; // half a megabyte each; there is one for each numbered page of a list
const kept = new Map<string, QueryTree>();

/** Where a browser gets the tree for a path, and keeps it: its address changes with the query. */
export function treeAddress(path: string): string {
  const { indexFrom, indexTo } = resolveParams(path);
  return `/api/preview/query?from=${indexFrom}&to=${indexTo}&hash=${queryTree(indexFrom, indexTo).hash}`;
}

/** The tree for a part of a list: the parser needs to know the posts between which the query cuts; all else is the same for every path. */
export function queryTree(indexFrom: number, indexTo: number): QueryTree {
  const part = `${indexFrom} ${indexTo}`;
  const known = kept.get(part) ?? parseTree(indexFrom, indexTo);
  kept.delete(part);
  kept.set(part, known); // the least recently used is now the first
  if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
  return known;
}

function parseTree(indexFrom: number, indexTo: number): QueryTree {
  const json = JSON.stringify(parse(resolveQuery, { params: { indexFrom, indexTo } }));
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 16) };
}
