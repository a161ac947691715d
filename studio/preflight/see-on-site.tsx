import { useToast } from '@sanity/ui/toast';
import { storedAddress } from '#schemas/stored-address.ts';
import { siteOrigin } from '../settings.ts';
import type { Checked } from './check-document.ts';
import { useOncePublished } from './use-once-published.ts';

const shownMs = 10_000;

/**
 * Returns a function to be called when a document is being published: once that has succeeded, a toast links to the
 * document on the site.
 */
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
