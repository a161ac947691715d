import type { Mood, Palette } from '../palette.ts';

/**
 * A short film of one moving drawing. Each caption has the second from which it is shown, until the next one; the last
 * stays to the end.
 */
export interface Clip {
  name: string;
  title: string;
  mood: Mood;
  seconds: number;
  /** The second, and the part of the picture in pixels, that show best what the clip is about. */
  poster: { at: number; left: number; top: number; wide: number };
  captions: readonly (readonly [from: number, words: string])[];
  draw(at: number, palette: Palette): string;
}

/** The size of every clip in pixels, in the proportion of the posters. */
export const clipSize = { width: 640, height: 358 };

/** Pictures a second. */
export const clipRate = 24;
