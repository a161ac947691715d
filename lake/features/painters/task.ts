import type { Drawing } from './draw.ts';

/** What a painter is to do with the picture in a file: draw it into another file, or look at it. */
export type PainterTask =
  | { kind: 'draw'; file: string; target: string; drawing: Drawing; maxPixels: number }
  | { kind: 'read'; file: string; maxPixels: number };

/**
 * What became of a task: its answer, a refusal for a reason in the picture, or a failure for another reason, with the
 * system's error code.
 */
export type Result = { answer: unknown } | { refusal: string } | { failure: string; code: string };

/**
 * What a painter sends about a task: its result and how many bytes of memory the process holds now, or that it needs
 * more than it may, after which it ends.
 */
export type PainterOutcome = (Result & { rss: number }) | { tooMuch: true };
