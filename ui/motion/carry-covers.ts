/**
 * Makes the picture of a card grow into the cover of the page that it leads to, and shrink back into the card on the
 * way back, where the browser fades between pages (`@view-transition` of ui/theme.css, which names the cover as
 * well). Ends when `signal` aborts.
 */
export function carryCovers(signal: AbortSignal): void {
  addEventListener(
    'pageswap',
    ({ viewTransition, activation }) => {
      if (!viewTransition || !activation?.entry.url) return;
      const isCarried = carry(viewTransition, activation.entry.url);
      // Only the page that a visitor goes back to may have the card; otherwise the cover fades with its page.
      if (isCarried || activation.navigationType !== 'traverse') nameCover(viewTransition, 'none');
    },
    { signal },
  );
  // For visitors who come back to a page that the browser has kept.
  addEventListener(
    'pagereveal',
    ({ viewTransition }) => {
      // Not every browser that fades between pages tells where the visitor comes from.
      const from = window.navigation?.activation?.from?.url;
      if (viewTransition && from) carry(viewTransition, from);
    },
    { signal },
  );
}

/**
 * Gives the transition name of a cover to the picture of the card with a link to an address, if such a card is
 * visible.
 */
function carry(transition: ViewTransition, to: string): boolean {
  const { pathname } = new URL(to, location.href);
  const picture = [...document.querySelectorAll<HTMLAnchorElement>('article a.cover')]
    .filter((link) => link.pathname === pathname)
    .flatMap((link) => [...(link.closest('article')?.querySelectorAll<HTMLElement>('.picture') ?? [])])
    .find(isSeen);
  if (!picture) return false;
  lend(transition, picture, 'cover');
  return true;
}

function nameCover(transition: ViewTransition, name: string): void {
  const cover = document.querySelector<HTMLElement>('.page-cover');
  if (cover) lend(transition, cover, name);
}

function lend(transition: ViewTransition, element: HTMLElement, name: string): void {
  element.style.viewTransitionName = name;
  const takeBack = () => element.style.removeProperty('view-transition-name');
  transition.finished.then(takeBack, takeBack);
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
