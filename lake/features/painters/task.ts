import type { Drawing } from './draw.ts';

/** What a painter is to do with the picture in a file: draw it into another file, or look at it. */
export type Task =
  | { kind: 'draw'; file: string; target: string; drawing: Drawing; maxPixels: number }
  | { kind: 'read'; file: string; maxPixels: number };

/** What became of a task: done, or a reason that lies in the picture, or one that lies elsewhere, with the name that the system has for it. */
export type Result = { answer: unknown } | { refusal: string } | { failure: string; code: string };

/** What a painter says of a task, and how many bytes of memory it holds afterwards; or that it needs more than it may, and ends. */
export type Outcome = (Result & { rss: number }) | { tooMuch: true };
