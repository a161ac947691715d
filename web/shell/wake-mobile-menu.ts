import { pageBehind } from './page-behind.ts';

/**
 * Opens the menu of narrow screens as a popover, which is on the screen with the next frame. A modal dialog, as it is
 * without scripts, makes the rest of the page inert first, and the browser then styles all of it; here that happens
 * afterwards. Closes the menu when one of its links is followed, even to the present page, and when the window becomes
 * wide. Returns a function that closes it and folds its groups.
 */
export function wakeMobileMenu(dialog: HTMLDialogElement, signal: AbortSignal): () => void {
  const opener = document.querySelector<HTMLButtonElement>(`[commandfor="${dialog.id}"]`);
  const isOpen = () => dialog.open || dialog.matches(':popover-open');
  const open = (event: Event) => {
    event.preventDefault();
    if (isOpen()) return;
    opener?.focus(); // not every browser focuses it for a tap, and closing gives the focus back to it
    dialog.showPopover();
    afterPaint(() => {
      if (!dialog.matches(':popover-open')) return;
      dialog.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      for (const part of pageBehind(dialog)) part.inert = true;
    });
  };
  const hide = () => {
    if (dialog.open) dialog.close();
    else if (isOpen()) dialog.hidePopover();
  };
  function close() {
    hide();
    for (const group of dialog.querySelectorAll('details[open]')) group.removeAttribute('open');
  }

  opener?.addEventListener('click', open, { signal });
  // The browser gives the focus back to the button that opened the menu, which must not be inert by then.
  const wakePage = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') for (const part of pageBehind(dialog)) part.inert = false;
  };
  dialog.addEventListener('beforetoggle', wakePage, { signal });
  const submit = (event: Event) => {
    event.preventDefault();
    hide();
  };
  dialog.addEventListener('submit', submit, { signal });
  const follow = ({ target }: Event) => target instanceof Element && target.closest('a[href]') && close();
  dialog.addEventListener('click', follow, { signal });
  const desktop = window.matchMedia('(min-width: 62.5625em)');
  desktop.addEventListener('change', () => desktop.matches && hide(), { signal });
  return close;
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
