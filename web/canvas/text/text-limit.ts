import type { Rules } from '#contract/reading/rules.ts';

/** A message at a text while somebody types into it. */
export interface Limit {
  words: string;
  /** Whether the document cannot be published like this. */
  isWrong: boolean;
}

const nearLetters = 15; // left before the limit, from which on letters are counted

/**
 * Says that a required text is empty, how many letters it has too many, or how near it is to the limit; undefined while
 * all is well.
 */
export function sayLimit(
  text: string,
  title: string,
  { required, max }: Pick<Rules, 'required' | 'max'>,
): Limit | undefined {
  if (required && !text.trim()) return { words: `${title} must not stay empty.`, isWrong: true };
  if (max === undefined || text.length < max - nearLetters) return undefined;
  const surplus = text.length - max;
  if (surplus <= 0) return { words: `${text.length} of ${max}`, isWrong: false };
  const letters = surplus === 1 ? 'One letter' : `${surplus} letters`;
  return { words: `${letters} too many: ${title} has at most ${max}.`, isWrong: true };
}
