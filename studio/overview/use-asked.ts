import { useEffect, useMemo, useState } from 'react';
import { switchMap, timer } from 'rxjs';
import { useClient } from 'sanity';
import { listened } from '../lake/listened.ts';
import { apiVersion } from '../settings.ts';

const quietMs = 300; // without a key, after which it is asked

/**
 * The lake's answer to a query that is too long to be listened to: asked when its parameters change, and when `occasion`
 * does, a little after the last key. Undefined until it is there; an error for as long as the lake gives none. That it is an
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
    const { query, params } = JSON.parse(asked);
    const say = (error: unknown) => setAnswer(error instanceof Error ? error : new Error(String(error)));
    const answers = timer(quietMs).pipe(
      switchMap(() => listened(client.observable.fetch<Answer>(query, params), say)),
    );
    const subscription = answers.subscribe(setAnswer);
    return () => subscription.unsubscribe();
  }, [client, asked]);
  return answer;
}
