import { useEffect, useMemo, useState } from 'react';
import { type ListenQueryOptions, useDocumentStore } from 'sanity';

type Params = Record<string, string | string[]>;

/** The lake's answer to a query, kept up to date; undefined until it is there. What visitors see, unless told otherwise. */
export function useAnswer(
  query: string,
  params: Params = {},
  perspective: ListenQueryOptions['perspective'] = 'published',
): unknown {
  const store = useDocumentStore();
  const [answer, setAnswer] = useState<unknown>();
  const text = JSON.stringify(params);
  const stable = useMemo(() => JSON.parse(text) as Params, [text]);
  useEffect(() => {
    const answers = store.listenQuery(query, stable, { perspective, throttleTime: 300 });
    const subscription = answers.subscribe(setAnswer);
    return () => subscription.unsubscribe();
  }, [store, query, stable, perspective]);
  return answer;
}
