import { useEffect, useMemo, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { listened } from '../lake/listened.ts';
import { findPages, type PageEntry, pageTree, prefixes, searchQuery } from './page-tree.ts';

/** What a query finds of pages with their drafts, kept up to date; undefined until it is there, and without parameters. */
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
 * The pages with some words in their titles or paths, of all that the lake has, for where a list has only the first of very many;
 * undefined until they are there, and without words.
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
