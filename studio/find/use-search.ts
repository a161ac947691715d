import { useEffect, useRef, useState } from 'react';
import { useRawClient } from '../lake/use-raw-client.ts';
import { type Progress, type Search, searchDocuments } from './search-documents.ts';

/**
 * A search through the content. `progress` is undefined before it begins, and an error when the lake did not answer.
 */
export function useSearch() {
  const client = useRawClient();
  const [progress, setProgress] = useState<Progress | Error>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function find(search: Search) {
    const abort = begin();
    setProgress({ found: [], looked: 0, of: 0, isDone: false, isCut: false });
    try {
      for await (const progress of searchDocuments(client, search, abort.signal))
        if (!abort.signal.aborted) setProgress(progress);
    } catch (error) {
      if (!abort.signal.aborted) setProgress(error instanceof Error ? error : new Error(String(error)));
    }
  }
  function clear() {
    running.current?.abort();
    setProgress(undefined);
  }
  /** Looks no further; what was found stays. */
  function stop() {
    running.current?.abort();
    setProgress((now) => (now instanceof Error || !now ? now : { ...now, isDone: true, isCut: true }));
  }
  function begin(): AbortController {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  }
  return { progress, find, clear, stop };
}
