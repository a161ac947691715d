import { fieldIn } from '#schemas/fields.ts';
import { secondsOf } from './seconds-of.ts';

/** A rule of the Studio: chapters follow each other in time. */
export function checkChapters(chapters: unknown): true | string {
  const starts = (Array.isArray(chapters) ? chapters : []).map((chapter) => fieldIn(chapter, 'start'));
  const late = starts.find(
    (start, index) => index > 0 && secondsOf(String(start)) <= secondsOf(String(starts[index - 1])),
  );
  return late === undefined || `The chapter at ${late} does not come after the one before it.`;
}
