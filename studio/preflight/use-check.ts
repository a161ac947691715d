import type { SanityClient } from '@sanity/client';
import { useCallback, useEffect, useState } from 'react';
import { needsApproval } from '../review/needs-approval.ts';
import { useRawClient } from '../use-raw-client.ts';
import { type Checked, checkDocument, type Preflight } from './check-document.ts';

const quietMs = 300; // without a key, after which it is looked at again

/** What was found in a document, and whether an approval is missing that is required. */
interface Found extends Preflight {
  lacksApproval: boolean;
}

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

async function lookAt(client: SanityClient, document: Checked): Promise<Found> {
  const [found, lacksApproval] = await Promise.all([
    checkDocument(client, document),
    needsApproval(client, document),
  ]);
  return { ...found, lacksApproval };
}
