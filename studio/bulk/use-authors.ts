import { useEffect, useState } from 'react';
import { useRawClient } from '../lake/use-raw-client.ts';
import { askAuthors } from '../overview/ask-authors.ts';
import type { Row } from './listing.ts';

/** The id of the last author of each document, by the id of the document; absent where that is not known. */
export function useAuthors(rows: readonly Row[]): ReadonlyMap<string, string> {
  const client = useRawClient();
  const [authors, setAuthors] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = JSON.stringify(rows.map(({ _id, layers }) => [_id, layers.at(-1) ?? _id]));
  useEffect(() => {
    const wanted: [id: string, newest: string][] = JSON.parse(asked);
    if (wanted.length === 0) return;
    let isOld = false;
    const newest = wanted.map(([, newest]) => newest);
    askAuthors(client, newest).then(
      (found) => {
        // The newest authors come first.
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
