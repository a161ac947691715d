import { filter, take, timeout } from 'rxjs';
import { useDocumentStore } from 'sanity';
import { idOf } from '../path/layered-id.ts';
import type { Checked } from './check-document.ts';

const maxPublishingMs = 60_000;

/** Gives what is to be called when a document is being published, with what is done once visitors have it: also where its form has gone by then. */
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
      // What has become of it is told by the Studio itself.
      error: () => undefined,
    });
  };
}
