import type { Move } from '../path/plan-move.ts';

const maxNamed = 5;

/** A document that goes out: its address then, null while it has none, and undefined for one that stands on pages of others. */
export interface GoingOut {
  /** Whether all pages have it, as the menu. */
  isEverywhere?: boolean;
  /** The address from which it leads visitors on, as a redirect does. */
  leadsFrom?: string | undefined;
  isPublished: boolean;
  /** Whether visitors have it just so. */
  isSame: boolean;
  address: string | null | undefined;
  move: Move | undefined;
}

/** What changes for visitors when a document goes out, in lines; `uses` names the published documents that show it or lead there. */
export function changeIn(
  { isEverywhere, leadsFrom, isPublished, isSame, address, move }: GoingOut,
  uses: readonly string[],
): string[] {
  if (isSame) return ['Nothing: they have it as it stands here.'];
  if (isEverywhere) return ['Every page of the site has it.'];
  if (leadsFrom !== undefined) return [`Whoever asks for ${leadsFrom} is led on.`];
  const isPage = address !== undefined;
  const named = uses.slice(0, maxNamed).join(', ');
  const more = uses.length > maxNamed ? ` and ${uses.length - maxNamed} more` : '';
  const none = isPage ? 'Nothing else shows it or leads there.' : 'No page shows it yet.';
  const shown = uses.length > 0 ? `${isPage ? 'Shown or linked to by' : 'Shown on'}: ${named}${more}.` : none;
  return address ? [pageIn(address), shown] : [shown];

  function pageIn(at: string): string {
    if (move) return `The page moves from ${move.from} to ${move.to}.`;
    return isPublished ? `The page at ${at} changes.` : `${at} is a new page.`;
  }
}
