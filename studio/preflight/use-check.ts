import { useCallback, useEffect, useState } from 'react';
import { useRawClient } from '../use-raw-client.ts';
import { type Checked, checkDocument, type Preflight } from './check-document.ts';

const quietMs = 300; // without a key, after which it is looked at again

/**
 * What is to be known of a document before it goes out: anew a little after the last key, and when `again` is called.
 * Undefined until it is known; an error when the lake gave no answer.
 */
export function useCheck(document: Checked): { found: Preflight | Error | undefined; again: () => void } {
  const client = useRawClient();
  const [found, setFound] = useState<Preflight | Error>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to look again
  useEffect(() => {
    let isOld = false;
    const take = (answer: Preflight | Error) => isOld || setFound(answer);
    const timer = setTimeout(() => checkDocument(client, document).then(take, take), quietMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, document, turn]);
  return { found, again: useCallback(() => setTurn((last) => last + 1), []) };
}
