import clsx from 'clsx';
import { Icon } from '#ui/icon/icon.tsx';
import { searchPath } from '#ui/search/search-path.ts';

/**
 * The magnifier: a link to the search page, for which `wakeSearch` opens a dialog instead. Where the header has no room
 * for it (narrow windows, or large letters), the menu has it, with its name.
 */
export function SearchLink({ isNamed = false }: { isNamed?: boolean }) {
  return (
    // A plain anchor: nothing of the search is fetched before somebody asks for it.
    <a
      href={searchPath}
      data-part="search-link"
      aria-label={isNamed ? undefined : 'Search'}
      aria-keyshortcuts="Control+K Meta+K"
      className={clsx(
        'min-h-11 items-center rounded-s aria-busy:opacity-60',
        isNamed
          ? 'flex gap-3 self-start font-medium [&>svg]:text-teal'
          : 'hidden min-w-11 justify-center min-[21em]:flex',
      )}
    >
      <Icon name="search" />
      {isNamed && 'Search'}
    </a>
  );
}
