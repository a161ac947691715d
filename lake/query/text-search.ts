import type { StoredDocument } from '../store/document.ts';
import { constantOf } from './constraint.ts';
import type { TreeNode } from './tree.ts';

/**
 * Copies of documents in which a hidden field per search says whether the document's text holds all of its
 * words; `star*` stands for the words that begin with it, `*` alone for anything. Hidden means that no projection shows the field.
 */
export function markSearches(
  documents: StoredDocument[],
  searches: Map<string, TreeNode>,
  params: Record<string, unknown>,
): StoredDocument[] {
  if (searches.size === 0) return documents;
  const patterns = [...searches].map(
    ([field, words]) => [field, patternsOf(constantOf(words, params))] as const,
  );
  return documents.map((document) => {
    const marked = { ...document };
    for (const [field, words] of patterns) {
      const value = words === 'all' || (words.length > 0 && words.every((word) => hasText(document, word)));
      Object.defineProperty(marked, field, { value, enumerable: false });
    }
    return marked;
  });
}

/** The words of a search; the Studio asks for `*` alone when nobody searches, which every document meets. */
function patternsOf(search: unknown): RegExp[] | 'all' {
  if (typeof search !== 'string') return [];
  if (search.trim() === '*') return 'all';
  const words = search.match(/[\p{L}\p{N}]+\*?/gu) ?? [];
  return words.map((word) => {
    const end = word.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])';
    return new RegExp(`(?<![\\p{L}\\p{N}])${word.replace('*', '')}${end}`, 'iu');
  });
}

function hasText(value: unknown, word: RegExp): boolean {
  if (typeof value === 'string') return word.test(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.values(value).some((inner) => hasText(inner, word));
}
