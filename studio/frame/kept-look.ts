import { type Look, lookOf } from './frame-size.ts';

const placeOf = (editor: string) => `preview:look:${editor}`;

/** The look that an editor chose last in this browser. */
export function readLook(editor: string): Look {
  try {
    return lookOf(localStorage.getItem(placeOf(editor)));
  } catch {
    // The browser stores nothing.
    return 'desktop';
  }
}

/** Stores the look that an editor chose. */
export function keepLook(editor: string, look: Look): void {
  try {
    localStorage.setItem(placeOf(editor), `${look}`);
  } catch (error) {
    console.warn(error);
  }
}
