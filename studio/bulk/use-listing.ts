import { useEffect, useMemo, useState } from 'react';
import { skip } from 'rxjs';
import { useDocumentStore } from 'sanity';
import { listened } from '../lake/listened.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { lengthOf, listCounter } from './list-count.ts';
import { type Listing, listDocuments, type Row, rowsAtOnce } from './listing.ts';

const all = '*[_type in $types]';
const lastQuery = `{"of": count(${all}), "last": ${all} | order(_updatedAt desc)[0]._updatedAt}`;
const quietMs = 250; // after the last change of the list, before the lake is asked

/** A page of a list, which began at `from`; `of` is undefined until it is known how many documents the list has. */
export interface ListPage {
  rows: Row[];
  from: number;
  of: number | undefined;
}

/**
 * The documents of a list, kept up to date; undefined until they are loaded, and an error when the lake did not answer.
 * They do not wait for their count. `again` loads them again.
 */
export function useListing(listing: Listing): { answer: ListPage | Error | undefined; again: () => void } {
  const client = useRawClient();
  const store = useDocumentStore();
  const count = useMemo(() => listCounter(client), [client]);
  const [answer, setAnswer] = useState<{ rows: Row[]; from: number; filter: string } | Error>();
  const [counted, setCounted] = useState<{ of: number; filter: string }>();
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify(listing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to ask again
  useEffect(() => {
    let isOld = false;
    const wanted: Listing = JSON.parse(asked);
    const { types, words, standing, from } = wanted;
    const filter = JSON.stringify([types, words, standing]);
    async function load() {
      const rows = await listDocuments(client, wanted);
      if (isOld) return;
      setAnswer({ rows, from, filter });
      if (rows.length < rowsAtOnce) return;
      // Without a count, whoever looks at the list can still go on to its next page.
      const of = await count(wanted).catch(() => undefined);
      if (!isOld && of !== undefined) setCounted({ of, filter });
    }
    const timer = setTimeout(() => load().catch((error) => isOld || setAnswer(error)), quietMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, count, asked, turn]);
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
  const again = () => setTurn((last) => last + 1);
  if (!answer || answer instanceof Error) return { answer, again };
  const { rows, from, filter } = answer;
  const of = lengthOf(from, rows.length, counted?.filter === filter ? counted.of : undefined);
  return { answer: { rows, from, of }, again };
}
