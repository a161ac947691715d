/**
 * Whether a key press there is meant for our steps: in the fields of a form, and where nothing can be typed. Rich text
 * undoes its own typing by itself, as do searches, comments and all other inputs that are no field of a document.
 */
export function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable) return false;
  const isWritten =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isText(target));
  return !isWritten || target.closest('[data-testid^="field-"]') !== null;
}

const isText = ({ type }: HTMLInputElement): boolean =>
  !['checkbox', 'radio', 'button', 'range', 'file', 'submit'].includes(type);
