import { pageBehind } from './page-behind.ts';

/**
 * Opens the menu of narrow screens as a popover, which is on the screen with the next frame: a modal dialog, which it is
 * without scripts, has the browser style all of the page first, as that becomes inert; here it does so afterwards. Closes it
 * when one of its links is followed, also to the page one is on, and when the window becomes wide. Answers what closes it,
 * with its groups.
 */
export function wakeMobileMenu(dialog: HTMLDialogElement, signal: AbortSignal): () => void {
  const opener = document.querySelector<HTMLButtonElement>(`[commandfor="${dialog.id}"]`);
  const isOpen = () => dialog.open || dialog.matches(':popover-open');
  const open = (event: Event) => {
    event.preventDefault();
    if (isOpen()) return;
    opener?.focus(); // not every browser does so for a tap, and it is given back to what has it
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
  // The browser gives the focus back to what opened the menu, which must take it again before.
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
