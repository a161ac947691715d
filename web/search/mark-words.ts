import type { Marked } from '#ui/search/search-answer.ts';
import { writtenWords } from './words.ts';

const maxExcerpt = 180; // letters
const before = 50; // letters of it that stand before the first found word
const maxGap = 2; // letters between found words that are marked with them, such as a space

/** Tells whether a word of a text is one that was looked for. */
export type IsFound = (word: string) => boolean;

/** A text cut into parts that were looked for and parts that were not. */
export function markWords(text: string, isFound: IsFound): Marked[] {
  const marked: Marked[] = [];
  let at = 0;
  const add = (to: number, isMark: boolean) => {
    if (to > at) marked.push({ text: text.slice(at, to), isFound: isMark });
    at = to;
  };
  for (const { from, to, word } of writtenWords(text)) {
    if (!isFound(word)) continue;
    const last = marked.at(-1);
    if (last?.isFound && from - at <= maxGap && /^\s*$/.test(text.slice(at, from))) {
      last.text += text.slice(at, to);
      at = to;
    } else {
      add(from, false);
      add(to, true);
    }
  }
  add(text.length, false);
  return marked;
}

/** An excerpt of a text around the first word that was looked for, or from its beginning, cut in the same way. */
export function excerptOf(text: string, isFound: IsFound): Marked[] {
  const words = writtenWords(text);
  const first = words.find(({ word }) => isFound(word));
  const wanted = first && text.length > maxExcerpt ? first.from - before : 0;
  const start = wanted > 0 ? (words.find(({ from }) => from >= wanted)?.from ?? 0) : 0;
  const fits = words.findLast(({ to }) => to <= start + maxExcerpt)?.to ?? start + maxExcerpt;
  const isWhole = text.length <= start + maxExcerpt;
  const some = text.slice(start, isWhole ? undefined : fits);
  return markWords(`${start > 0 ? '… ' : ''}${some}${isWhole ? '' : ' …'}`, isFound);
}
