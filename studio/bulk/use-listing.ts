import { useEffect, useState } from 'react';
import { skip } from 'rxjs';
import { useDocumentStore } from 'sanity';
import { listened } from '../lake/listened.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { type Listing, listDocuments, type Row } from './listing.ts';

const all = '*[_type in $types]';
const lastQuery = `{"of": count(${all}), "last": ${all} | order(_updatedAt desc)[0]._updatedAt}`;
const quietMs = 250; // after the last change of the list, before the lake is asked

/**
 * The documents of a list, kept up to date; undefined until they are loaded, and an error when the lake did not answer.
 * `again` loads them again.
 */
export function useListing(listing: Listing): {
  answer: { rows: Row[]; of: number } | Error | undefined;
  again: () => void;
} {
  const client = useRawClient();
  const store = useDocumentStore();
  const [answer, setAnswer] = useState<{ rows: Row[]; of: number } | Error>();
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify(listing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to ask again
  useEffect(() => {
    let isOld = false;
    const take = (found: typeof answer) => isOld || setAnswer(found);
    const timer = setTimeout(() => listDocuments(client, JSON.parse(asked)).then(take, take), quietMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, asked, turn]);
  const { types } = listing;
  const typesText = JSON.stringify(types);
  useEffect(() => {
    const changes = store.listenQuery(
      { fetch: lastQuery, listen: all },
      { types: JSON.parse(typesText) },
      { perspective: 'raw', throttleTime: 1_000 },
    );
    // The first value is the present state, which is asked for anyway.
    const subscription = listened(changes)
      .pipe(skip(1))
      .subscribe(() => setTurn((last) => last + 1));
    return () => subscription.unsubscribe();
  }, [store, typesText]);
  return { answer, again: () => setTurn((last) => last + 1) };
}
