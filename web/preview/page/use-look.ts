import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

const firstWaitMs = 4_000;
const maxWaitMs = 60_000;

/**
 * Changes how a page is looked at, to a value that `/api/preview/…` takes; `fault` says in a sentence for the editor
 * why it is not shown so yet.
 */
export interface Look {
  look: (wanted: string) => void;
  fault: string | undefined;
}

/**
 * Has this page looked at through another perspective, or as at another moment. The site is asked until the page is
 * `shown` that way, because Next drops a refresh when it is led to another page meanwhile, and a busy site may refuse.
 * `wanted` must be written as the site writes it: a value that it stores in another form would be asked for again and
 * again.
 */
export function useLook(what: 'perspective' | 'moment', shown: string): Look {
  const router = useRouter();
  const [wanted, look] = useState<string>();
  const [fault, setFault] = useState<string>();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    setFault(undefined);
    if (wanted === undefined) return;
    // An editor who goes back before the page has come takes back what the site may have stored by now.
    if (wanted === shown && (asked.current ?? wanted) === wanted) {
      asked.current = undefined;
      return look(undefined);
    }
    const body = wanted;
    const address = `/api/preview/${what}`;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(waitMs: number): Promise<void> {
      asked.current = body;
      // The cookie is the server's to set: no script reads it.
      const asking = fetch(address, { method: 'POST', body, signal: over.signal });
      const answer = await asking.catch(() => undefined);
      if (over.signal.aborted) return;
      if (answer?.status === 401) return setFault('The preview has ended. Open it from the Studio again.');
      setFault(answer?.ok ? undefined : 'The site does not answer. Trying again.');
      if (answer?.ok) router.refresh();
      // What is wanted is shown already, so no change of `shown` will end this.
      if (answer?.ok && body === shown) {
        asked.current = undefined;
        return look(undefined);
      }
      timer = setTimeout(ask, waitMs, Math.min(2 * waitMs, maxWaitMs));
    }
    void ask(firstWaitMs);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [what, wanted, shown, router]);
  return { look, fault };
}
