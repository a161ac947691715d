import type { Purger } from '../cdn/purger.ts';
import type { FinishedPages } from '../finished/finished-pages.ts';
import type { KnownPaths } from '../known/known-paths.ts';
import type { RenewalState } from '../known/renewal-state.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { AddressWatch } from './addresses/address-watch.ts';
import type { SearchUpkeep } from './search/search-upkeep.ts';
import type { TagIndex } from './tags/tag-index.ts';

/** What renewal works with. */
export interface RenewalParts {
  index: TagIndex;
  known: KnownPaths;
  watch: AddressWatch;
  finished: FinishedPages;
  renderer: PageRenderer;
  /**
   * Files such as the feed that Next makes from content; they come after all pages, because they take long on a large
   * site.
   */
  generated: readonly string[];
  /** Tells a CDN in front of the site which of its copies no longer hold. */
  purger: Purger;
  /** The index of the search. */
  search: Pick<SearchUpkeep, 'note' | 'sweep' | 'begin' | 'close'>;
  keepState: (state: Pick<RenewalState, 'lastEventId'>) => void;
  markStale: (tags: string[]) => Promise<void>;
}
