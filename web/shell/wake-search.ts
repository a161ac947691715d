import { letterOf } from '#canvas/keys/letter-of.ts';

const linkMark = '[data-part="search-link"]';

/**
 * Makes the magnifiers, and Ctrl-K or Cmd-K, open the search over the page. Its code is loaded only then, and what is
 * typed meanwhile is kept. If it cannot be loaded, the browser goes to the search page. Returns a function that closes
 * the search.
 */
export function wakeSearch(header: HTMLElement, signal: AbortSignal): () => void {
  let isOpen = false;
  const links = [...header.querySelectorAll<HTMLAnchorElement>(linkMark)];
  const [first] = links;

  async function open(link: HTMLAnchorElement) {
    if (isOpen) return;
    isOpen = true;
    const field = standIn();
    link.setAttribute('aria-busy', 'true');
    try {
      const { openSearch } = await import('./open-search.tsx');
      openSearch({ action: link.pathname, typed: () => field.value, onClose: () => close(link) });
    } catch {
      isOpen = false;
      location.assign(`${link.href}?${new URLSearchParams({ q: field.value })}`);
    }
    field.remove(); // the dialog has taken the focus, so that the keyboard of a telephone stays
    link.removeAttribute('aria-busy');
  }
  function close(link: HTMLAnchorElement) {
    isOpen = false;
    // The link in the menu is hidden again, so the button of the menu takes the focus for it.
    const opener = [link, ...links, header.querySelector<HTMLElement>('[commandfor]')];
    opener.find((one) => one?.checkVisibility())?.focus({ preventScroll: true });
  }

  for (const link of links) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(link);
    };
    const onSpace = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      void open(link);
    };
    link.addEventListener('click', onClick, { signal });
    link.addEventListener('keydown', onSpace, { signal });
  }
  const onKey = (event: KeyboardEvent) => {
    // When a browser fills in a field by itself, it sends a keyboard event without a key.
    if (!event.key || letterOf(event) !== 'k' || event.shiftKey || event.altKey) return;
    if (event.ctrlKey === event.metaKey || !first) return;
    if (event.target instanceof HTMLElement && isEditing(event.target)) return;
    event.preventDefault();
    void open(first);
  };
  document.addEventListener('keydown', onKey, { signal });
  return () => document.querySelector<HTMLDialogElement>('dialog[data-part="search"]')?.close();
}

/** Whether the shortcut is the editor's: in text that is edited on the page, and in what that asks, such as a link. */
const isEditing = (target: HTMLElement): boolean =>
  target.isContentEditable || target.closest('[data-part=canvas-dialog]') !== null;

/**
 * An invisible field for what is typed while the code is loaded; telephones show their keyboard only for a field that
 * is focused at once.
 */
function standIn(): HTMLInputElement {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Search');
  field.className = 'sr-only';
  field.style.position = 'fixed'; // the page stays where it is
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}
