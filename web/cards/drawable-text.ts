const otherLetters = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const unknown = /[^\p{Script=Latin}\p{Nd}\p{P}\s$£€+<=>|©®™°µ]/gu;

/**
 * What the fonts of the cards can draw of a text: Latin letters, digits and marks, without pictures; nothing of a text in
 * another script, of which holes would be left.
 */
export function drawableText(text: string): string {
  return otherLetters.test(text) ? '' : text.replaceAll(unknown, '').replaceAll(/\s+/g, ' ').trim();
}
