/** Where what was copied is kept, so that it can be pasted on another page without asking the browser for its clipboard. */
const place = 'canvas:copied-section';

// Where the browser lets no frame keep anything, as some private windows do, it can be pasted until the page is loaded anew.
let latest = '';
let isKept = true;

/** Keeps the text of a section that was copied. */
export function keepCopied(text: string): void {
  latest = text;
  try {
    localStorage.setItem(place, text);
    isKept = true;
  } catch {
    // It is kept here alone, and an older one may lie there.
    isKept = false;
  }
}

/** The text of the section that was copied last, here or on another page; empty where none was. */
export function copiedText(): string {
  try {
    return (isKept ? localStorage.getItem(place) : undefined) ?? latest;
  } catch {
    return latest;
  }
}
