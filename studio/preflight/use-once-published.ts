import { filter, take, timeout } from 'rxjs';
import { useDocumentStore } from 'sanity';
import { idOf } from '../path/layered-id.ts';
import type { Checked } from './check-document.ts';

const maxPublishingMs = 60_000;

/**
 * Returns a function to be called when a document is being published. It calls `then` once visitors have the document,
 * even if the form is gone by that time.
 */
export function useOncePublished(): (document: Pick<Checked, '_id' | '_type'>, then: () => void) => void {
  const store = useDocumentStore();
  return ({ _id, _type }, then) => {
    const isDone = store.pair.operationEvents(idOf(_id), _type).pipe(
      filter(({ op }) => op === 'publish'),
      take(1),
      timeout(maxPublishingMs),
    );
    isDone.subscribe({
      next: ({ type }) => type === 'success' && then(),
      // The Studio itself tells what became of it.
      error: () => undefined,
    });
  };
}
