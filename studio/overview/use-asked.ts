import { useEffect, useMemo, useState } from 'react';
import { switchMap, timer } from 'rxjs';
import { useClient } from 'sanity';
import { listened } from '../lake/listened.ts';
import { apiVersion } from '../settings.ts';

const quietMs = 300; // the time after the last change of the query before it is asked

/**
 * The lake's answer to a query that is too long to be listened to. It is asked again when its parameters or `occasion`
 * change, a little after the last change. Undefined until there is an answer, and an error while the lake gives none.
 * The caller vouches for the type `Answer`, as with `fetch` of Sanity's client.
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
