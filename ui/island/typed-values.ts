type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control, and what a visitor has typed or chosen in it. */
export interface Typed {
  control: Control;
  value: string;
}

// Boxes and files the browser keeps by itself, as no piece takes them over.
const controls = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';

/**
 * What a visitor has changed within `root` since the server has sent it: words, and of sliders and selects those that are
 * `moved`, as the browser itself puts these back to where they were when a page is loaded again.
 */
export function readTyped(root: ParentNode, moved: ReadonlySet<unknown>): Typed[] {
  return [...root.querySelectorAll<Control>(controls)]
    .filter((control) => isChanged(control) && (moved.has(control) || holdsWords(control)))
    .map((control) => ({ control, value: control.value }));
}

/** Has a control of React hear of what was typed before React was there; the cursor stays where it is. */
export function sayTyped({ control, value }: Typed): void {
  if (!control.isConnected) return; // what took its place has asked it
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  const [start, end] = isText ? [control.selectionStart, control.selectionEnd] : [];
  // React counts as news what differs from what it has last seen, which this makes nothing.
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
