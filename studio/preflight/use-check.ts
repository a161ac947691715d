import { useCallback, useEffect, useState } from 'react';
import { useRawClient } from '../lake/use-raw-client.ts';
import type { Checked } from './check-document.ts';
import { type Found, lookAt } from './look-at.ts';

const quietMs = 300; // after the last key press, before the document is checked again

/**
 * The result of checking a document before it goes out; it is checked again shortly after the last key press, and when
 * `again` is called. `found` is undefined until there is a result, and an error when the lake did not answer.
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
