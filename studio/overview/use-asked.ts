import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion } from '../settings.ts';

const quietMs = 300; // without a key, after which it is asked

/**
 * The lake's answer to a query that is too long to be listened to: asked when its parameters change, and when `occasion`
 * does, a little after the last key. Undefined until it is there; an error when the lake gave none. That it is an
 * `Answer` is for the query to say, as with `fetch` of Sanity's client.
 */
export function useAsked<Answer = unknown>(
  query: string,
  params: Record<string, string | string[] | number>,
  perspective: 'published' | 'drafts',
  occasion = '',
): Answer | Error | undefined {
  const studioClient = useClient({ apiVersion });
  const client = useMemo(() => studioClient.withConfig({ perspective }), [studioClient, perspective]);
  const [answer, setAnswer] = useState<Answer | Error>();
  const asked = JSON.stringify({ query, params, occasion });
  useEffect(() => {
    const abort = new AbortController();
    const { query, params } = JSON.parse(asked);
    const ask = () =>
      client.fetch(query, params, { signal: abort.signal }).then(setAnswer, (error: Error) => {
        if (!abort.signal.aborted) setAnswer(error);
      });
    const timer = setTimeout(ask, quietMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, asked]);
  return answer;
}
