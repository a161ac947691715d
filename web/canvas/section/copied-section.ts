/**
 * The key in `localStorage` of the copied section, so that it can be pasted on another page without access to the
 * clipboard.
 */
const place = 'canvas:copied-section';

// Where the browser lets a frame store nothing, as in some private windows, it can be pasted until the page is
// reloaded.
let latest = '';
let isKept = true;

/** Keeps the text of a section that was copied. */
export function keepCopied(text: string): void {
  latest = text;
  try {
    localStorage.setItem(place, text);
    isKept = true;
  } catch {
    // Only this variable has it, and storage may still hold an older one.
    isKept = false;
  }
}

/** The text of the section that was copied last, here or on another page; empty if none was. */
export function copiedText(): string {
  try {
    return (isKept ? localStorage.getItem(place) : undefined) ?? latest;
  } catch {
    return latest;
  }
}
