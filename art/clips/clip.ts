import type { Mood, Palette } from '../palette.ts';

/** A short film of one drawing that moves: its captions say from which second on they stand, the last one to the end. */
export interface Clip {
  name: string;
  title: string;
  mood: Mood;
  seconds: number;
  /** The moment that says what it is about, and the part of the picture that is drawn then, in pixels of the clip. */
  poster: { at: number; left: number; top: number; wide: number };
  captions: readonly (readonly [from: number, words: string])[];
  draw(at: number, palette: Palette): string;
}

/** The size of every clip in pixels, in the proportion of the posters. */
export const clipSize = { width: 640, height: 358 };

/** Pictures a second. */
export const clipRate = 24;
