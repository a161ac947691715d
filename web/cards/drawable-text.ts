const otherLetters = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const unknown = /[^\p{Script=Latin}\p{Nd}\p{P}\s$£€+<=>|©®™°µ]/gu;

/**
 * The part of a text that the fonts of the cards can draw: Latin letters, digits and punctuation, without emoji. Empty
 * for a text with letters of another script, which would have holes.
 */
export function drawableText(text: string): string {
  return otherLetters.test(text) ? '' : text.replaceAll(unknown, '').replaceAll(/\s+/g, ' ').trim();
}
