/**
 * Whether a key that was pressed there takes back steps of ours: in the fields of a form, and where nothing is written. Rich
 * text takes back by itself what was typed in it, as do searches, comments and whatever else is no field of a document.
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
