import type { Move } from '../path/plan-move.ts';

const maxNamed = 5;

/**
 * A document that goes out. `address` is the one that it will have: null while it has none, undefined for a document
 * that has no page of its own but is shown on other pages.
 */
export interface GoingOut {
  /** Whether every page shows it, as the menu. */
  isEverywhere?: boolean;
  /** The address that it redirects visitors from, where it is a redirect. */
  leadsFrom?: string | undefined;
  isPublished: boolean;
  /** Whether visitors already have it exactly as it is. */
  isSame: boolean;
  address: string | null | undefined;
  move: Move | undefined;
}

/**
 * What changes for visitors when a document goes out, as lines of text. `uses` are the titles of the published
 * documents that show it or link to it, `lists` those of the pages with lists that may show it.
 */
export function changeIn(
  { isEverywhere, leadsFrom, isPublished, isSame, address, move }: GoingOut,
  uses: readonly string[],
  lists: readonly string[] = [],
): string[] {
  if (isSame) return ['Nothing: they have this version already.'];
  if (isEverywhere) return ['It is on every page of the site.'];
  if (leadsFrom !== undefined) return [`Whoever asks for ${leadsFrom} is redirected.`];
  const isPage = address !== undefined;
  const listed = lists.length > 0 ? [`Lists may show it automatically, on: ${named(lists)}.`] : [];
  const none = isPage
    ? `Nothing else ${listed.length > 0 ? 'picks it' : 'shows it'} or links to it.`
    : 'No page shows it yet.';
  const shown = uses.length > 0 ? `${isPage ? 'Shown or linked to by' : 'Shown on'}: ${named(uses)}.` : none;
  return [...(address ? [pageIn(address)] : []), shown, ...listed];

  function pageIn(at: string): string {
    if (move) return `The page moves from ${move.from} to ${move.to}.`;
    return isPublished ? `The page at ${at} changes.` : `${at} is a new page.`;
  }
}

function named(all: readonly string[]): string {
  const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : '';
  return all.slice(0, maxNamed).join(', ') + more;
}
