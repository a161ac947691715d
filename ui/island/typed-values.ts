type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control with the value that a visitor has given it. */
export interface Typed {
  control: Control;
  value: string;
}

// Without checkboxes and files, which the browser keeps itself because no piece controls them.
const controls = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';

/**
 * Returns what a visitor has changed within `root` since the server sent it: all typed text, but sliders and selects
 * only where they are in `moved`, because browsers themselves restore these when a page is reloaded.
 */
export function readTyped(root: ParentNode, moved: ReadonlySet<unknown>): Typed[] {
  return [...root.querySelectorAll<Control>(controls)]
    .filter((control) => isChanged(control) && (moved.has(control) || holdsWords(control)))
    .map((control) => ({ control, value: control.value }));
}

/** Tells a control of React what was typed before React was there; the cursor stays where it is. */
export function sayTyped({ control, value }: Typed): void {
  if (!control.isConnected) return; // what replaced it has read its value
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  const [start, end] = isText ? [control.selectionStart, control.selectionEnd] : [];
  // React reports a change only if the value differs from the last one that it saw; this makes that one empty.
  if (isText) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (isText && typeof start === 'number') control.setSelectionRange(start, end ?? start);
  control.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
}

const holdsWords = (control: Control): boolean => !/^(range|select-one)$/.test(control.type);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return control.value !== control.defaultValue;
}
