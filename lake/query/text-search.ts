import type { StoredDocument } from '../kernel/store/document.ts';
import type { DocumentSource } from '../kernel/store/document-source.ts';
import { constantOf } from './constraint.ts';
import type { Search } from './search.ts';
import type { TreeNode } from './tree.ts';

type Params = Record<string, unknown>;

/** The documents that meet every search; `star*` stands for the words that begin with it, `*` alone for anything. */
export function searched(
  documents: StoredDocument[],
  searches: Search[],
  params: Params,
  source: DocumentSource,
): StoredDocument[] {
  return searches.reduce((left, { words, references }) => {
    const texts = words.map((text) => wordsOf(constantOf(text, params)));
    if (texts.includes('any')) return left;
    const ids = references.flatMap((node) => constantOf(node, params)).filter((id) => typeof id === 'string');
    const referring = new Set(ids.flatMap((id) => [...source.find('reference', id)]));
    const refers = ({ _id, _originalId = _id }: StoredDocument) => referring.has(String(_originalId));
    return left.filter((document) => texts.some((text) => holds(document, text)) || refers(document));
  }, documents);
}

/**
 * The documents, with copies for those that some search finds: they have a hidden field by the name of the search
 * that is true. Hidden means that no projection shows the field.
 */
export function markSearches(
  documents: StoredDocument[],
  searches: Map<string, TreeNode>,
  params: Params,
): StoredDocument[] {
  if (searches.size === 0) return documents;
  const wanted = [...searches].map(([field, text]) => ({ field, words: wordsOf(constantOf(text, params)) }));
  return documents.map((document) => {
    const found = wanted.filter(({ words }) => holds(document, words));
    if (found.length === 0) return document;
    const marks = found.map(({ field }) => [field, { value: true }]);
    return Object.defineProperties({ ...document }, Object.fromEntries(marks));
  });
}

/** The words of a search as they begin, and end, in a text of words; the Studio asks for `*` when nobody searches. */
function wordsOf(search: unknown): string[] | 'any' {
  if (typeof search !== 'string') return [];
  if (search.trim() === '*') return 'any';
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+\*?/gu) ?? [];
  return words.map((word) => ` ${word.endsWith('*') ? word.slice(0, -1) : `${word} `}`);
}

function holds(document: StoredDocument, words: string[] | 'any'): boolean {
  if (words === 'any') return true;
  if (words.length === 0) return false;
  const text = textOf(document);
  return words.every((word) => text.includes(word));
}

const texts = new WeakMap<StoredDocument, string>(); // a changed document is another object

/** Every word of a document once, in small letters, between spaces. */
function textOf(document: StoredDocument): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const words = new Set<string>();
  collect(document, words);
  const text = ` ${[...words].join(' ')} `;
  texts.set(document, text);
  return text;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    for (const word of value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) collect(inner, words);
  }
}
