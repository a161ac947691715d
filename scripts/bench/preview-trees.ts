import { gzipSync } from 'node:zlib';
import { parse } from 'groq-js';
import { readDocuments } from '#content/read-documents.ts';
import { resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { queryTree, treesFor } from '#web/preview/path/query-tree.ts';
import type { Figure } from './measure.ts';

/**
 * How many bytes of parsed queries the preview loads for the home page, and for the page opened after it, beside one
 * query of all kinds.
 */
export async function measureTrees(): Promise<Figure[]> {
  const { indexFrom, indexTo } = resolveParams('/');
  const ofAll = JSON.stringify(parse(resolveQuery, { params: { indexFrom, indexTo } }));
  const home = treesAt('/');
  const next = [...treesAt('/platform')].filter((json) => !home.has(json));
  return [
    figureOf('the preview of home', [...home], ofAll),
    figureOf('the preview of /platform after that of home', next, ofAll),
  ];
}

function figureOf(what: string, trees: string[], ofAll: string): Figure {
  const [own, all] = [sizeOf(trees), sizeOf([ofAll])];
  return {
    what: `parsed queries that ${what} loads`,
    figure: `${trees.length} of ${own.whole.toFixed(0)} KB, ${own.gzip.toFixed(1)} KB gzip; one of all kinds has ${all.whole.toFixed(0)} KB, ${all.gzip.toFixed(1)} KB`,
    budget: 'less than one of all kinds, before compression',
    isKept: own.whole < all.whole,
  };
}

interface Holding {
  _id: string;
  sections?: { _type: string; section?: { _ref: string } }[];
}

/**
 * The parsed queries of the frame and of the kinds that the first content has at a path, with those of shared sections.
 */
function treesAt(path: string): Set<string> {
  const { indexFrom: from, indexTo: to } = resolveParams(path);
  const documents = readDocuments();
  // The first content is typed as documents of any type.
  const holding = documents as readonly unknown[] as readonly Holding[];
  const at = holding[documents.findIndex((one) => storedAddress(one) === path)];
  const sections = (at?.sections ?? []).map((one) =>
    one.section ? holding.find(({ _id }) => _id === one.section?._ref)?.sections?.[0] : one,
  );
  const names = Object.keys(treesFor(path, sections).kinds).map((kind) => ({ kind, from, to }));
  return new Set([{}, ...names].map((name) => queryTree(name).json));
}

const sizeOf = (trees: string[]) => ({
  whole: trees.reduce((sum, json) => sum + json.length, 0) / 1000,
  gzip: trees.reduce((sum, json) => sum + gzipSync(json).length, 0) / 1000,
});
