import { useEffect, useMemo, useState } from 'react';
import { type ListenQueryOptions, useDocumentStore } from 'sanity';
import { listened } from '../lake/listened.ts';

type Params = Record<string, string | string[]>;

/**
 * The lake's answer to a query, kept up to date; undefined until it is there. The default perspective is `published`. A
 * query that is more than a filter with a projection has to name separately what to listen to. The caller vouches for
 * the type `Answer`, as with `fetch` of Sanity's client.
 */
export function useAnswer<Answer = unknown>(
  query: string | { fetch: string; listen: string },
  params: Params = {},
  perspective: ListenQueryOptions['perspective'] = 'published',
): Answer | undefined {
  const store = useDocumentStore();
  const [answer, setAnswer] = useState<Answer>();
  const text = JSON.stringify(params);
  const stable: Params = useMemo(() => JSON.parse(text), [text]);
  useEffect(() => {
    const answers = store.listenQuery(query, stable, { perspective, throttleTime: 300 });
    const subscription = listened(answers).subscribe(setAnswer);
    return () => subscription.unsubscribe();
  }, [store, query, stable, perspective]);
  return answer;
}
