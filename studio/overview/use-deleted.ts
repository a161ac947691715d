import { useEffect, useState } from 'react';
import { map } from 'rxjs';
import { useSchema } from 'sanity';
import { listened } from '../lake/listened.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { type DeletedDocument, missedTypes, readDeleted } from './deleted.ts';
import { beginOf } from './per-day.ts';

const countQuery = { fetch: 'count(*[_type in $types])', listen: '*[_type in $types]' };

/**
 * The documents that were deleted in the last days, the latest first. They are read again whenever a document is
 * created or deleted. Undefined until they are loaded, and an error while the lake does not answer.
 */
export function useDeleted(days: number): readonly DeletedDocument[] | Error | undefined {
  const schema = useSchema();
  const client = useRawClient();
  const types = missedTypes(
    schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document'),
  );
  const since = beginOf(days);
  const count = useAnswer<number>(countQuery, { types }, 'raw');
  const [deleted, setDeleted] = useState<readonly DeletedDocument[] | Error>();
  const asked = types.join(',');
  useEffect(() => {
    if (count === undefined) return;
    const url = `/lake/deleted/${client.config().dataset}`;
    const said = client.observable.request<unknown>({ url, query: { types: asked, since } });
    const say = (error: unknown) => setDeleted(error instanceof Error ? error : new Error(String(error)));
    const subscription = listened(said.pipe(map(readDeleted)), say).subscribe(setDeleted);
    return () => subscription.unsubscribe();
  }, [client, asked, since, count]);
  return deleted;
}
