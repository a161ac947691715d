import { isOwnPart } from '../syntax/own-part.ts';
import type { TreeNode } from '../syntax/tree.ts';
import { isConstant } from './constraint.ts';

/** What a search looks for in documents: the words of any of some texts, or a reference to any of some documents. */
export interface Search {
  words: Sought[];
  references: Sought[];
}

/** One of the texts of a search, or one of the ids of documents. */
export interface Sought {
  value: TreeNode;
  /**
   * Whether a part of a document may meet the text by itself: the document then holds its words, but may elsewhere hold
   * what must not be there.
   */
  isOfPart: boolean;
  /** Whether a document that meets this has to meet nothing else of the search. */
  isEnough: boolean;
}

/** The searches that every document passing a filter meets, and the rest of the filter. */
export function takeSearches(filter: TreeNode): { searches: Search[]; rest: TreeNode } {
  const searches: Search[] = [];
  function take(node: TreeNode): TreeNode {
    if (node.type === 'Group') return take(node.base);
    if (node.type === 'And') return { ...node, left: take(node.left), right: take(node.right) };
    const search = searchIn(node);
    if (!search?.words.length) return node; // for references alone there is an index
    searches.push(search);
    return { type: 'Value', value: true };
  }
  return { rest: take(filter), searches };
}

/** The text that `[@, …] match text::query($text)` looks for in the whole document; undefined for any other node. */
export function wholeSearch(node: TreeNode): TreeNode | undefined {
  if (node.type !== 'OpCall' || node.left.type !== 'Array' || !isOfDocument(node.left)) return undefined;
  const isWhole = node.left.elements.some(({ isSplat, value }) => !isSplat && value.type === 'This');
  return isWhole ? searchedText(node) : undefined;
}

/** Whether a text or a list is made of parts of the document alone. */
function isOfDocument(node: TreeNode): boolean {
  return node.type === 'Array' ? node.elements.every(({ value }) => isOwnPart(value)) : isOwnPart(node);
}

/** The text that `… match text::query($text)` looks for; undefined when it may differ from document to document. */
function searchedText(node: TreeNode): TreeNode | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || node.right.type !== 'FuncCall') return undefined;
  const { namespace, name, args } = node.right;
  const isSearch = namespace === 'text' && name === 'query' && args[0] && isConstant(args[0]);
  return isSearch ? args[0] : undefined;
}

/**
 * The filter of `*[filter] | score(…)[_score > 0]`, with what its documents have to meet to get a score, so that most
 * need not be scored. As in Sanity, and unlike in groq-js, a document that holds only one of several words is not
 * found.
 */
export function searchBeforeScore(node: TreeNode): { filter: TreeNode; search: Search } | undefined {
  if (node.type !== 'Filter' || !isPositiveScore(node.expr)) return undefined;
  const score = node.base;
  if (score.type !== 'PipeFuncCall' || score.name !== 'score') return undefined;
  const search = score.args.map((arg) => scoredSearch(arg)).reduce(either);
  return search && { filter: score.base, search };
}

function isPositiveScore(node: TreeNode): boolean {
  if (node.type !== 'OpCall' || node.op !== '>' || node.left.type !== 'AccessAttribute') return false;
  return node.left.name === '_score' && node.right.type === 'Value' && node.right.value === 0;
}

/** What a document must meet for a part of a score to be worth anything. */
function scoredSearch(node: TreeNode, isGrouped = false): Search | undefined {
  const within = (inner: TreeNode) => scoredSearch(inner, isGrouped);
  if (node.type === 'FuncCall' && node.name === 'boost' && node.args[0]) return within(node.args[0]);
  if (node.type === 'Group') return scoredSearch(node.base, true);
  if (node.type === 'And') return notEnough(within(node.left) ?? within(node.right));
  if (node.type === 'Or') return either(within(node.left), within(node.right));
  const search = searchIn(node);
  const text = node.type === 'OpCall' && isOfDocument(node.left) ? searchedText(node) : undefined;
  // In brackets a match is a condition, and scores every text that meets it, even one that only lacks what must not be
  // there.
  if (search || !text || isGrouped) return search;
  return { words: [{ value: text, isOfPart: true, isEnough: false }], references: [] };
}

/** The search that a part of a filter is; undefined when it is anything else. */
function searchIn(node: TreeNode): Search | undefined {
  if (node.type === 'Group') return searchIn(node.base);
  if (node.type === 'Or') return either(searchIn(node.left), searchIn(node.right));
  const sought = (value: TreeNode): Sought => ({ value, isOfPart: false, isEnough: true });
  const text = wholeSearch(node);
  if (text) return { words: [sought(text)], references: [] };
  const isReference = node.type === 'FuncCall' && node.name === 'references' && node.args.every(isConstant);
  return isReference ? { words: [], references: node.args.map(sought) } : undefined;
}

function notEnough(search: Search | undefined): Search | undefined {
  const less = (sought: Sought): Sought => ({ ...sought, isEnough: false });
  return search && { words: search.words.map(less), references: search.references.map(less) };
}

function either(one: Search | undefined, other: Search | undefined): Search | undefined {
  if (!one || !other) return undefined;
  return {
    words: eachOnce([...one.words, ...other.words]),
    references: eachOnce([...one.references, ...other.references]),
  };
}

/** Joins what is sought in several ways: meeting the easiest of them is enough. */
function eachOnce(all: Sought[]): Sought[] {
  const known = new Map<string, Sought>();
  for (const sought of all) {
    const key = JSON.stringify(sought.value);
    const before = known.get(key);
    const isOfPart = sought.isOfPart || before?.isOfPart === true;
    const isEnough = sought.isEnough || before?.isEnough === true;
    known.set(key, { value: sought.value, isOfPart, isEnough });
  }
  return [...known.values()];
}
