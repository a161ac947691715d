import type { StoredDocument } from '../../kernel/store/document.ts';
import type { DocumentSource } from '../../kernel/store/document-source.ts';
import { copyWith } from '../../kernel/store/outline.ts';
import { headWordsIn, wordsIn, wordTextsIn } from '../../kernel/store/words.ts';
import { headMark } from '../matching/search-mark.ts';
import {
  findsAll,
  isOfWords,
  meetsQuery,
  readTextQuery,
  type Searched,
  searchForWords,
  type TextQuery,
} from '../matching/text-query.ts';
import type { TreeNode } from '../syntax/tree.ts';
import { constantOf } from './constraint.ts';
import type { Search, Sought } from './search.ts';

type Params = Record<string, unknown>;

/** Which of the documents that a search finds are wanted. */
interface Wanted {
  /** Only documents of these types; of any when it is undefined. */
  types: readonly string[] | undefined;
  /** How many documents at most. */
  max: number;
  /** Whether the document of a stored id is wanted; all are when it is left out. */
  isWanted?: (stored: string) => boolean;
}

const maxUnsure = 2_000; // documents with the words of a search; each is checked for their order, or for what must not be there

/** A question's searches through whole documents. */
export interface TextSearch {
  /**
   * The ids of all documents that meet the searches, and of some that `among` leaves out; undefined when there are more
   * than `max`, or no index knows them.
   */
  ids(searches: Search[], wanted: Wanted): string[] | undefined;
  /**
   * The same, but the best when there are more than `max`: first those that hold the words in fields of their own, such
   * as the title.
   */
  bestIds(searches: Search[], wanted: Wanted): string[] | undefined;
  /** The documents that meet every search. */
  among(documents: StoredDocument[], searches: Search[]): StoredDocument[];
  /** Like `markSearches`, but does not look into documents for which an index has already answered. */
  marked(documents: StoredDocument[], searches: Map<string, TreeNode>): StoredDocument[];
}

/** Makes the searches of a question with some parameters, for the documents of a source. */
export function textSearch(source: DocumentSource, params: Params): TextSearch {
  // For each text, the documents that hold it, as an index has found.
  const known = new Map<string, Set<string>>();

  function idsOf({ words, references }: Search, { types, max, isWanted }: Wanted, isHead = false) {
    const ids = new Set(isHead ? [] : referring({ references }).filter((id) => isWanted?.(id) !== false));
    for (const text of words.map(textOf)) {
      const wanted = queryOf(text);
      if (!wanted) continue;
      const { words, without } = wanted;
      if (words.length === 0 && (without.words.length === 0 || !types)) return undefined;
      const wordSearch = { words, without: without.words, types, isHead, isWanted, limit: max + 1 };
      const found = source.search?.(wordSearch);
      if (!found) return undefined;
      const holding = known.get(String(text)) ?? new Set();
      if (isOfWords(wanted)) known.set(String(text), holding);
      for (const id of found) {
        holding.add(id);
        ids.add(id);
      }
    }
    return ids;
  }
  function referring({ references }: Pick<Search, 'references'>): string[] {
    const ids = references
      .flatMap(({ value }) => constantOf(value, params))
      .filter((id) => typeof id === 'string');
    return ids.flatMap((id) => [...source.find('reference', id)]);
  }
  function textOf({ value, isOfPart }: Sought): unknown {
    const text = constantOf(value, params);
    return isOfPart ? searchForWords(text) : text;
  }
  const queries = new Map<unknown, TextQuery | undefined>();
  function queryOf(text: unknown): TextQuery | undefined {
    if (!queries.has(text)) queries.set(text, readTextQuery(text));
    return queries.get(text);
  }
  const holdsText = (document: StoredDocument, text: unknown): boolean =>
    known.get(String(text))?.has(storedId(document)) || holds(document, queryOf(text));
  /** Whether documents must meet more than the words for which the index is asked. */
  const isMoreThanWords = ({ words }: Search) =>
    words.some((sought) => {
      const text = constantOf(sought.value, params);
      const query = queryOf(text);
      return query !== undefined && (!isOfWords(query) || textOf(sought) !== text);
    });

  return {
    ids([search], wanted) {
      const ids = search && idsOf(search, wanted);
      return ids && ids.size <= wanted.max ? [...ids] : undefined;
    },
    bestIds([search], best) {
      const max = search && isMoreThanWords(search) ? maxUnsure : best.max;
      const heads = search && idsOf(search, { ...best, max }, true);
      if (!heads || heads.size >= max) return heads && [...heads].slice(0, max);
      const all = idsOf(search, { ...best, max });
      return all && [...heads.union(all)].slice(0, max);
    },
    among: (documents, searches) =>
      searches.reduce((left, { words, references }) => {
        const texts = words.map(textOf);
        if (texts.some((text) => isAny(queryOf(text)))) return left;
        const refers = new Set(referring({ references }));
        return left.filter(
          (document) => refers.has(storedId(document)) || texts.some((text) => holdsText(document, text)),
        );
      }, documents),
    marked: (documents, searches) => markSearches(documents, searches, params, holdsText),
  };
}

/**
 * The documents, with copies of those that some search finds. A copy has a hidden field, named after the search, that
 * is true, and another that says whether the words are in fields of its own. Hidden means that no projection shows the
 * field.
 */
export function markSearches(
  documents: StoredDocument[],
  searches: Map<string, TreeNode>,
  params: Params,
  holdsText: (document: StoredDocument, text: unknown) => boolean = (document, text) =>
    holds(document, readTextQuery(text)),
): StoredDocument[] {
  if (searches.size === 0) return documents;
  const wanted = [...searches].map(([field, node]) => ({ field, text: constantOf(node, params) }));
  return documents.map((document) => {
    const found = wanted.filter(({ text }) => holdsText(document, text));
    if (found.length === 0) return document;
    const marks = found.flatMap(({ field, text }): [string, PropertyDescriptor][] => [
      [field, { value: true }],
      [headMark(field), { get: () => isInHead(document, text) }], // only a score asks for it
    ]);
    return Object.defineProperties(copyWith(document, {}), Object.fromEntries(marks));
  });
}

const storedId = ({ _id, _originalId = _id }: StoredDocument): string => String(_originalId);

const isAny = (query: TextQuery | undefined): boolean => query !== undefined && findsAll(query);

function holds(document: StoredDocument, query: TextQuery | undefined): boolean {
  return query !== undefined && (findsAll(query) || meetsQuery(query, searchedOf(document)));
}

/**
 * Whether all words that a text looks for, if it looks for any, are in the title and other short fields of the document
 * itself.
 */
function isInHead(document: StoredDocument, text: unknown): boolean {
  const words = readTextQuery(text)?.words ?? [];
  const without = { words: [], phrases: [] };
  const head = { words: ` ${[...headWordsIn(document)].join(' ')} `, inOrder: () => '' };
  return words.length > 0 && meetsQuery({ words, phrases: [], without }, head);
}

const searchedDocuments = new WeakMap<StoredDocument, Searched>(); // a changed document is another object

function searchedOf(document: StoredDocument): Searched {
  const before = searchedDocuments.get(document);
  if (before) return before;
  let inOrder: string | undefined;
  const searched = {
    words: ` ${[...wordsIn(document)].join(' ')} `,
    inOrder: () => (inOrder ??= wordTextsIn(document)),
  };
  searchedDocuments.set(document, searched);
  return searched;
}
