import type { Environment } from '#settings/environment.ts';
import { createContentClient } from '../../content/client.ts';
import { type AddressChange, KnownPaths } from '../../known/known-paths.ts';
import { openRecords } from '../../known/open-records.ts';
import { indexFile, openIndex } from '../../search/open-index.ts';
import { SearchIndex } from '../../search/search-index.ts';
import { AddressWatch } from '../addresses/address-watch.ts';
import { askAddresses } from '../addresses/ask-addresses.ts';
import type { Renewing } from '../marking.ts';
import { askPageText } from './ask-page-text.ts';
import { SearchUpkeep } from './search-upkeep.ts';

/**
 * Keeps the search index up to date in development. No page is kept there, so none is rendered anew: which ones to read
 * again follows from the documents that changed.
 */
export function developSearch(
  environment: Environment,
  origin: string,
  secret: string,
): Renewing & { close: () => Promise<void> } {
  const known = new KnownPaths(openRecords(':memory:'));
  const watch = new AddressWatch(known, askAddresses(createContentClient(environment)));
  const index = new SearchIndex(openIndex(indexFile(environment.dataDir)));
  const search = new SearchUpkeep({ index, known, read: askPageText(origin, secret), build: 'development' });
  let last = Promise.resolve();

  const take = ({ touched }: AddressChange) => search.note(touched);
  async function work() {
    while (watch.isWalking) take(await watch.walk());
    if (watch.hasNews) take(await watch.takeNews());
    search.begin();
  }
  const begin = () => {
    last = last.then(work).catch((error: Error) => console.error(`Search: ${error.message}`));
  };
  return {
    welcome: begin,
    renew(tags) {
      watch.note(tags);
      begin();
    },
    renewEverything() {
      watch.noteEverything();
      search.sweep();
      begin();
    },
    close: () => search.close(),
  };
}
