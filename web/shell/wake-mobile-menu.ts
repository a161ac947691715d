/**
 * Closes the menu of narrow screens when one of its links is followed, also to the page one is on, and when the window
 * becomes wide; opens it in browsers that do not know `command`. Answers what closes it, with its groups.
 */
export function wakeMobileMenu(dialog: HTMLDialogElement, signal: AbortSignal): () => void {
  const opener = document.querySelector<HTMLButtonElement>(`[commandfor="${dialog.id}"]`);
  if (!('command' in HTMLButtonElement.prototype)) {
    opener?.addEventListener('click', () => dialog.open || dialog.showModal(), { signal });
  }

  function close() {
    dialog.close();
    for (const group of dialog.querySelectorAll('details[open]')) group.removeAttribute('open');
  }
  const follow = ({ target }: Event) => target instanceof Element && target.closest('a') && close();
  dialog.addEventListener('click', follow, { signal });
  const desktop = window.matchMedia('(min-width: 62.5625em)');
  desktop.addEventListener('change', () => desktop.matches && dialog.close(), { signal });
  return close;
}
