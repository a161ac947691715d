import { type Look, lookOf } from './frame-size.ts';

const placeOf = (editor: string) => `preview:look:${editor}`;

/** How an editor has looked at pages last in this browser. */
export function readLook(editor: string): Look {
  try {
    return lookOf(localStorage.getItem(placeOf(editor)));
  } catch {
    // A browser that keeps nothing.
    return 'desktop';
  }
}

/** Keeps how an editor looks at pages. */
export function keepLook(editor: string, look: Look): void {
  try {
    localStorage.setItem(placeOf(editor), `${look}`);
  } catch (error) {
    console.warn(error);
  }
}
