import type { StoredDocument } from '../kernel/store/document.ts';
import type { DocumentSource } from '../kernel/store/document-source.ts';
import { copyWith } from '../kernel/store/outline.ts';
import { wordsIn } from '../kernel/store/words.ts';
import { constantOf } from './constraint.ts';
import type { Search } from './search.ts';
import type { TreeNode } from './tree.ts';

type Params = Record<string, unknown>;

/** A question's searches through whole documents. */
export interface TextSearch {
  /** The ids of all documents that meet the searches, if there are at most so many of them and an index knows them. */
  ids(searches: Search[], types: readonly string[] | undefined, max: number): string[] | undefined;
  /** The same, or of more than so many the best: first those that hold the words in fields of their own, such as the title. */
  bestIds(searches: Search[], types: readonly string[] | undefined, max: number): string[] | undefined;
  /** The documents that meet every search; `star*` stands for the words that begin with it, `*` alone for anything. */
  among(documents: StoredDocument[], searches: Search[]): StoredDocument[];
  /** `markSearches`, which looks into no document of which an index has said it already. */
  marked(documents: StoredDocument[], searches: Map<string, TreeNode>): StoredDocument[];
}

/** The searches of a question with some parameters, put to some documents. */
export function textSearch(source: DocumentSource, params: Params): TextSearch {
  // What an index found for a text holds its words.
  const known = new Map<string, Set<string>>();

  function idsOf(
    { words, references }: Search,
    types: readonly string[] | undefined,
    max: number,
    isHead = false,
  ) {
    const ids = new Set(isHead ? [] : referring({ references }));
    for (const text of words.map((node) => constantOf(node, params))) {
      const wanted = wordsOf(text);
      if (wanted === 'any') return undefined;
      if (wanted.length === 0) continue;
      const found = source.search?.({ words: wanted.map(pattern), types, isHead, limit: max + 1 });
      if (!found) return undefined;
      const holding = known.get(String(text)) ?? new Set();
      known.set(String(text), holding);
      for (const id of found) {
        holding.add(id);
        ids.add(id);
      }
    }
    return ids;
  }
  function referring({ references }: Pick<Search, 'references'>): string[] {
    const ids = references.flatMap((node) => constantOf(node, params)).filter((id) => typeof id === 'string');
    return ids.flatMap((id) => [...source.find('reference', id)]);
  }
  const holdsText = (document: StoredDocument, text: unknown): boolean =>
    known.get(String(text))?.has(storedId(document)) || holds(document, wordsOf(text));

  return {
    ids([search], types, max) {
      const ids = search && idsOf(search, types, max);
      return ids && ids.size <= max ? [...ids] : undefined;
    },
    bestIds([search], types, max) {
      const heads = search && idsOf(search, types, max, true);
      if (!heads || heads.size >= max) return heads && [...heads].slice(0, max);
      const all = idsOf(search, types, max);
      return all && [...heads.union(all)].slice(0, max);
    },
    among: (documents, searches) =>
      searches.reduce((left, { words, references }) => {
        const texts = words.map((node) => constantOf(node, params));
        if (texts.some((text) => wordsOf(text) === 'any')) return left;
        const refers = new Set(referring({ references }));
        return left.filter(
          (document) => refers.has(storedId(document)) || texts.some((text) => holdsText(document, text)),
        );
      }, documents),
    marked: (documents, searches) => markSearches(documents, searches, params, holdsText),
  };
}

/**
 * The documents, with copies for those that some search finds: they have a hidden field by the name of the search
 * that is true. Hidden means that no projection shows the field.
 */
export function markSearches(
  documents: StoredDocument[],
  searches: Map<string, TreeNode>,
  params: Params,
  holdsText: (document: StoredDocument, text: unknown) => boolean = (document, text) =>
    holds(document, wordsOf(text)),
): StoredDocument[] {
  if (searches.size === 0) return documents;
  const wanted = [...searches].map(([field, node]) => ({ field, text: constantOf(node, params) }));
  return documents.map((document) => {
    const found = wanted.filter(({ text }) => holdsText(document, text));
    if (found.length === 0) return document;
    const marks = found.map(({ field }) => [field, { value: true }]);
    return Object.defineProperties(copyWith(document, {}), Object.fromEntries(marks));
  });
}

/** The words of a search as they begin, and end, in a text of words; the Studio asks for `*` when nobody searches. */
function wordsOf(search: unknown): string[] | 'any' {
  if (typeof search !== 'string') return [];
  if (search.trim() === '*') return 'any';
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+\*?/gu) ?? [];
  return words.map((word) => ` ${word.endsWith('*') ? word.slice(0, -1) : `${word} `}`);
}

/** Such a word as an index is asked for it. */
const pattern = (word: string): string => (word.endsWith(' ') ? word.trim() : `${word.trim()}*`);

const storedId = ({ _id, _originalId = _id }: StoredDocument): string => String(_originalId);

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
  const text = ` ${[...wordsIn(document)].join(' ')} `;
  texts.set(document, text);
  return text;
}
