/**
 * Makes an element of the page editable and gives it the focus; a text of a single line shows its spaces as they are
 * typed.
 */
export function openHost(host: HTMLElement, hasLines: boolean): void {
  host.setAttribute('contenteditable', 'plaintext-only');
  host.dataset.typing = hasLines ? 'lines' : 'line';
  // A link would be dragged where its text is to be selected.
  host.draggable = false;
  host.focus({ preventScroll: true });
}

/** Restores an element to what it was before `openHost`. */
export function closeHost(host: HTMLElement): void {
  host.removeAttribute('contenteditable');
  host.removeAttribute('draggable');
  delete host.dataset.typing;
  if (document.activeElement === host) host.blur();
}
