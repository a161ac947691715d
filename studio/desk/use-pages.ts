import { useEffect, useMemo, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { listened } from '../lake/listened.ts';
import { findPages, type PageEntry, pageTree, prefixes, searchQuery } from './page-tree.ts';

/**
 * The pages and drafts that a query finds, kept up to date; undefined until they are loaded, and without parameters.
 */
export function usePages(query: string, params: Record<string, string> | undefined): PageEntry[] | undefined {
  const store = useDocumentStore();
  const [entries, setEntries] = useState<PageEntry[]>();
  const asked = params && JSON.stringify(params);
  useEffect(() => {
    setEntries(undefined);
    if (!asked) return;
    const pages = store.listenQuery(query, JSON.parse(asked), { perspective: 'raw', throttleTime: 300 });
    const subscription = listened(pages).subscribe(setEntries);
    return () => subscription.unsubscribe();
  }, [store, query, asked]);
  return entries;
}

/**
 * The pages of the whole lake with these words in their titles or paths, for a list that holds only the first of very
 * many. Undefined until they are loaded, and without words.
 */
export function useSoughtPages(
  type: string,
  words: string | undefined,
): ReturnType<typeof findPages> | undefined {
  const entries = usePages(searchQuery, words === undefined ? undefined : { type, words: prefixes(words) });
  return useMemo(
    () => entries && findPages(pageTree(entries.filter(({ _id }) => !_id.startsWith('versions.'))), ''),
    [entries],
  );
}
