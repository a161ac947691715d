import { useToast } from '@sanity/ui/toast';
import { storedAddress } from '#schemas/stored-address.ts';
import { siteOrigin } from '../settings.ts';
import type { Checked } from './check-document.ts';
import { useOncePublished } from './use-once-published.ts';

const shownMs = 10_000;

/** Gives what is to be called when a document is being published: once that is done, it offers to see it where visitors have it. */
export function useSeeOnSite(): (document: Checked) => void {
  const oncePublished = useOncePublished();
  const toast = useToast();
  return (document) => {
    const address = storedAddress(document);
    if (address === null) return;
    oncePublished(document, () =>
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
    );
  };
}
