/**
 * Has the magnifier, and Ctrl-K or Cmd-K, open the search over the page. Its code is loaded only then; what is typed meanwhile is kept. When it
 * cannot be had, the browser goes to the page of the search. Answers what takes the search off the page.
 */
export function wakeSearch(link: HTMLAnchorElement, signal: AbortSignal): () => void {
  let isOpen = false;
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');

  async function open() {
    if (isOpen) return;
    isOpen = true;
    const field = standIn();
    link.setAttribute('aria-busy', 'true');
    try {
      const { openSearch } = await import('./open-search.tsx');
      openSearch({ action: link.pathname, typed: () => field.value, onClose });
      field.remove(); // the dialog has taken the focus, so that the keyboard of a telephone stays
    } catch {
      location.assign(`${link.href}?${new URLSearchParams({ q: field.value })}`);
      field.remove();
      isOpen = false;
    }
    link.removeAttribute('aria-busy');
  }
  function onClose() {
    isOpen = false;
    link.focus({ preventScroll: true });
  }

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  link.addEventListener('click', onClick, { signal });
  const onLinkKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    void open();
  };
  link.addEventListener('keydown', onLinkKey, { signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
    if (event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    void open();
  };
  document.addEventListener('keydown', onKey, { signal });
  return () => document.querySelector<HTMLDialogElement>('dialog[data-part="search"]')?.close();
}

/** A field that nobody sees, for what is typed while the code comes; telephones show their keyboard only for one that is focused at once. */
function standIn(): HTMLInputElement {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Search');
  field.className = 'sr-only fixed top-0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}
