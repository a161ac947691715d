import { foldCase, type Glob, globOf } from './glob.ts';

/** The words of a text, and those that a pattern looks for in it, as `text match pattern` reads them. */
interface Sides {
  words: string[];
  terms: string[];
}

const maxFound = 100_000;
const maxTermLength = 1_024; // characters; groq-js leaves out what a term has beyond them

/** Whether `text match pattern` is true in groq-js: every word of the pattern, `*` included, is one of the text's. */
export function matches(text: unknown, pattern: unknown): boolean {
  const { words, terms } = sidesOf(text, pattern);
  if (words.length === 0 || terms.length === 0) return false;
  const known = new Set(words.map(foldCase));
  return terms.every((term) =>
    isPlain(term) ? known.has(foldCase(term)) : known.values().some(globOf(term)),
  );
}

/**
 * A text and a pattern without `*` for which groq-js counts, and so scores, the same as for these two: each term has a
 * word of its own, repeated as often as it was found.
 */
export function countable(text: unknown, pattern: unknown): { text: string; pattern: string } {
  const { words, terms } = sidesOf(text, pattern);
  const often = new Map<string, number>();
  for (const word of words) {
    const folded = foldCase(word);
    often.set(folded, (often.get(folded) ?? 0) + 1);
  }
  const counts = terms.map((term) =>
    isPlain(term) ? (often.get(foldCase(term)) ?? 0) : count(often, globOf(term)),
  );
  const counted = asCounted(counts);
  // A text without words scores nothing, whatever is looked for.
  return words.length === 0 ? { ...counted, text: '' } : counted;
}

/** A text and a pattern without `*` in which groq-js finds each term as often as `counts` says. */
export function asCounted(counts: readonly number[]): { text: string; pattern: string } {
  if (counts.reduce((sum, times) => sum + times, 0) > maxFound)
    throw new RangeError(`A score counts at most ${maxFound} words that are found`);
  return {
    // Begins with a word that nobody looks for, so that it is never empty.
    text: `none ${counts.map((times, index) => `t${index} `.repeat(times)).join('')}`,
    pattern: counts.map((_, index) => `t${index}`).join(' '),
  };
}

function count(often: Map<string, number>, glob: Glob): number {
  let sum = 0;
  for (const [word, times] of often) if (glob(word)) sum += times;
  return sum;
}

const isPlain = (term: string): boolean => !/[*.]/.test(term);

function sidesOf(text: unknown, pattern: unknown): Sides {
  const patterns = textsIn(pattern);
  // A list of texts may have other things in it, a list of patterns may not.
  if (Array.isArray(pattern) && patterns.length < pattern.length) return { words: [], terms: [] };
  return {
    words: textsIn(text).flatMap((part) => withoutEdges(part).match(wordForm) ?? []),
    terms: patterns
      .flatMap((part) => withoutEdges(part).match(termForm) ?? [])
      .map((term) => term.slice(0, maxTermLength)),
  };
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');

// As in groq-js, but without its group.
const wordForm = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const termForm = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;

/** A text without the dots that touch a letter, a digit or `_`. */
const withoutEdges = (text: string): string =>
  text.replace(/\.+/g, (dots, place: number) =>
    isLetter(text[place - 1]) || isLetter(text[place + dots.length]) ? '' : dots,
  );

const isLetter = (character = ''): boolean => /^\w$/.test(character);
