import { useEffect, useState } from 'react';
import { authorsOf } from '../overview/authors-of.ts';
import { useRawClient } from '../use-raw-client.ts';
import type { Row } from './listing.ts';

/** Who has written last in each of some documents, by their ids; nobody where that is not known. */
export function useAuthors(rows: readonly Row[]): ReadonlyMap<string, string> {
  const client = useRawClient();
  const [authors, setAuthors] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = JSON.stringify(rows.map(({ _id, layers }) => [_id, layers.at(-1) ?? _id]));
  useEffect(() => {
    const wanted: [id: string, newest: string][] = JSON.parse(asked);
    if (wanted.length === 0) return;
    let isOld = false;
    const url = `/data/history/${client.config().dataset}/transactions/${wanted.map(([, newest]) => newest)}`;
    const query = { excludeContent: 'true', reverse: 'true', limit: String(wanted.length * 4) };
    client.request<unknown>({ url, query }).then(
      (answer) => {
        // The newest stand first.
        const found = authorsOf(answer);
        const last = wanted.flatMap(([id, newest]): [string, string][] => {
          const [author] = found.get(newest) ?? [];
          return author ? [[id, author]] : [];
        });
        if (!isOld) setAuthors(new Map(last));
      },
      // Without the history the list says everything else.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [client, asked]);
  return authors;
}
