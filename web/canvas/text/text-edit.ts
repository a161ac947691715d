import { DIFF_DELETE, DIFF_EQUAL, DIFF_INSERT, makeDiff } from '@sanity/diff-match-patch';

/** A text and the offset of the caret in it. */
export interface Edited {
  text: string;
  caret: number;
}

/** A text with a range of it replaced; the caret stands after the replacement. */
export const replaceRange = (text: string, [from, to]: readonly [number, number], by: string): Edited => ({
  text: text.slice(0, from) + by + text.slice(to),
  caret: from + by.length,
});

/**
 * The range that a delete key removes: the selection, else the letter, the word or the rest of the line before or after
 * the caret; at the end of a line, the line break. A letter is a grapheme, such as an emoji with its skin tone.
 */
export function deletedRange(
  text: string,
  [from, to]: readonly [number, number],
  inputType: string,
): [number, number] {
  if (from !== to) return [from, to];
  const isForward = inputType.endsWith('Forward');
  if (/Line/.test(inputType)) {
    const [start, end] = [text.lastIndexOf('\n', from - 1) + 1, text.indexOf('\n', from)];
    if (isForward) return [from, Math.max(end < 0 ? text.length : end, Math.min(from + 1, text.length))];
    return [Math.min(from === 0 ? 0 : start, Math.max(from - 1, 0)), from];
  }
  const by = /Word/.test(inputType) ? 'word' : 'grapheme';
  const bounds = [...boundsOf(text, by)];
  if (isForward) return [from, bounds.find((bound) => bound > from) ?? text.length];
  return [bounds.findLast((bound) => bound < from) ?? 0, from];
}

/** The offsets at which letters or words begin; white space before a word goes with it. */
function* boundsOf(text: string, granularity: 'grapheme' | 'word'): Generator<number> {
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text))
    if (granularity === 'grapheme' || segment.trim()) yield index;
}

/**
 * Where the caret belongs after somebody else has changed a text: behind the same letter, or behind what replaced it.
 */
export function caretAfter(before: string, after: string, caret: number): number {
  let [from, to] = [0, 0];
  let isGone = false;
  for (const [sign, letters] of makeDiff(before, after)) {
    if (from >= caret && !(isGone && sign === DIFF_INSERT)) break;
    if (sign === DIFF_INSERT) to += letters.length;
    else if (sign === DIFF_EQUAL) to += Math.min(letters.length, caret - from);
    if (sign !== DIFF_INSERT) from += letters.length;
    isGone = sign === DIFF_DELETE;
  }
  return to;
}

// What Word and web pages leave in texts: soft hyphens, marks of direction, zero-width characters.
const leftovers = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

/**
 * Tidies what was typed, dictated or suggested by a keyboard: keeps every space, and makes line breaks spaces unless
 * the text has lines.
 */
export const tidyTyped = (typed: string, hasLines: boolean): string =>
  typed.replace(/\r\n?|\n/g, hasLines ? '\n' : ' ');

/** Tidies a pasted plain text: into one line, or into lines without empty ones at either end. */
export function tidyPaste(pasted: string, hasLines: boolean): string {
  const plain = pasted
    .replace(leftovers, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\t]/g, ' ');
  if (hasLines) return plain.replace(/ +$/gm, '').replace(/^\n+|\n+$/g, '');
  return plain.replace(/\s*\n\s*/g, ' ').replace(/ {2,}/g, ' ');
}
