const cut = /['’ʼ]/g;
// In scripts without spaces each sign counts as a word, and all signs of a question must be found.
const sign = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const word = new RegExp(`[${sign}]|(?:(?![${sign}])[\\p{L}\\p{N}])+`, 'gu');
const written = new RegExp(`[${sign}]\\p{M}*|(?:(?![${sign}])[\\p{L}\\p{N}\\p{M}'’ʼ])+`, 'gu');
const onlySign = new RegExp(`^[${sign}]$`, 'u');
const maxWord = 40; // letters of a word; further ones are ignored

/** The words of a text as the index has them: in lower case, without diacritics, in order. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(cut, '').replace(/\p{M}/gu, '');
  return (plain.match(word) ?? []).map((found) => found.slice(0, maxWord));
}

/** Whether a word is a single sign of a script without spaces, such as Chinese. */
export const isSign = (one: string): boolean => onlySign.test(one);

/** The place of a word in a text, and the word as the index has it. */
export interface WrittenWord {
  from: number;
  to: number;
  word: string;
}

/** The place of each word in a text. */
export function writtenWords(text: string): WrittenWord[] {
  return [...text.matchAll(written)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    word: wordsOf(found).join(''),
  }));
}

/** Words that tell nothing about the subject of a page. */
const stopWords = new Set(
  'a an and are as at be but by can do does for from had has have how i if in into is it its me my no not of on or our so such that the their then there these they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of a question that tell pages apart, each once; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const all = [...new Set(words)];
  const telling = all.filter((one) => !stopWords.has(one));
  return telling.length > 0 ? telling : all;
}
