import { useCallback, useEffect, useState } from 'react';
import { useRawClient } from '../lake/use-raw-client.ts';
import type { Checked } from './check-document.ts';
import { type Found, lookAt } from './look-at.ts';

const quietMs = 300; // without a key, after which it is looked at again

/**
 * What is to be known of a document before it goes out: anew a little after the last key, and when `again` is called.
 * Undefined until it is known; an error when the lake gave no answer.
 */
export function useCheck(document: Checked): { found: Found | Error | undefined; again: () => void } {
  const client = useRawClient();
  const [found, setFound] = useState<Found | Error>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a reason to look again
  useEffect(() => {
    let isOld = false;
    const take = (answer: Found | Error) => isOld || setFound(answer);
    const timer = setTimeout(() => lookAt(client, document).then(take, take), quietMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, document, turn]);
  return { found, again: useCallback(() => setTurn((last) => last + 1), []) };
}
