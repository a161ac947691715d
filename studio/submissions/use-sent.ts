import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { listened } from '../lake/listened.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { listSent, type SentFilter } from './list-sent.ts';

const all = '*[_type == "submission"]';
const lastQuery = `{"of": count(${all}), "read": count(${all}[defined(readAt)])}`;

/**
 * The submissions that match a filter, kept up to date. Undefined until they are loaded, and an error when the lake did
 * not answer.
 */
export function useSent(filter: SentFilter, from: number) {
  const client = useRawClient();
  const store = useDocumentStore();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof listSent>> | Error>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to ask again
  useEffect(() => {
    let isOld = false;
    const take = (found: typeof answer) => isOld || setAnswer(found);
    listSent(client, filter, from).then(take, take);
    return () => {
      isOld = true;
    };
  }, [client, filter, from, turn]);
  useEffect(() => {
    const changes = store.listenQuery(
      { fetch: lastQuery, listen: all },
      {},
      { perspective: 'raw', throttleTime: 500 },
    );
    const subscription = listened(changes).subscribe(() => setTurn((last) => last + 1));
    return () => subscription.unsubscribe();
  }, [store]);
  return answer;
}
