import { useToast } from '@sanity/ui/toast';
import { filter, take, timeout } from 'rxjs';
import { useDocumentStore } from 'sanity';
import { storedAddress } from '#schemas/stored-address.ts';
import { idOf } from '../path/layered-id.ts';
import { siteOrigin } from '../settings.ts';
import type { Checked } from './check-document.ts';

const maxPublishingMs = 60_000;
const shownMs = 10_000;

/** Gives what is to be called when a document is being published: once that is done, it offers to see it where visitors have it. */
export function useSeeOnSite(): (document: Checked) => void {
  const store = useDocumentStore();
  const toast = useToast();
  return (document) => {
    const address = storedAddress(document);
    if (address === null) return;
    const isDone = store.pair.operationEvents(idOf(document._id), document._type).pipe(
      filter(({ op }) => op === 'publish'),
      take(1),
      timeout(maxPublishingMs),
    );
    isDone.subscribe({
      next: ({ type }) =>
        type === 'success' &&
        toast.push({
          id: 'see-on-site',
          status: 'success',
          closable: true,
          duration: shownMs,
          title: (
            <a href={`${siteOrigin()}${address}`} target="_blank" rel="noreferrer">
              See it on the site
            </a>
          ),
        }),
      // What has become of it is told by the Studio itself.
      error: () => undefined,
    });
  };
}
