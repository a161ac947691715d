import { Icon } from '#ui/icon/icon.tsx';
import { searchPath } from '../search/search-address.ts';

/** The magnifier of the header: a link to the page of the search, which `wakeSearch` has open a dialog instead. */
export function SearchLink() {
  return (
    // A plain anchor: nothing of the search is fetched before somebody asks for it.
    <a
      href={searchPath}
      data-part="search-link"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      className="grid size-11 place-items-center rounded-s aria-busy:opacity-60"
    >
      <Icon name="search" />
    </a>
  );
}
