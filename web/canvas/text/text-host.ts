/** Has an element of the page take the focus and keys as a text; one in a single line shows its spaces as they are typed. */
export function openHost(host: HTMLElement, hasLines: boolean): void {
  host.setAttribute('contenteditable', 'plaintext-only');
  host.dataset.typing = hasLines ? 'lines' : 'line';
  // A link is dragged where a text would be selected.
  host.draggable = false;
  host.focus({ preventScroll: true });
}

/** Leaves an element as it was before `openHost`. */
export function closeHost(host: HTMLElement): void {
  host.removeAttribute('contenteditable');
  host.removeAttribute('draggable');
  delete host.dataset.typing;
  if (document.activeElement === host) host.blur();
}
