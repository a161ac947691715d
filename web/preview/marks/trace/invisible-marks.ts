// From a private plane of Unicode, in which nobody writes: the signs stay as they are in every text, and no contract
// has a rule about them.
const first = 0xf0000;
const marks = /[\u{f0000}-\u{ffffd}]/gu;

/** How many texts can be told apart by their marks. */
export const maxMarks = 0xfffd;

/** A character that stands for a number, by which a text is known wherever it is drawn. */
export const invisibleMark = (number: number): string => String.fromCodePoint(first + number);

/** The numbers of all marks in a text. */
export const marksIn = (text: string): number[] =>
  Array.from(text.matchAll(marks), ([mark]) => (mark.codePointAt(0) ?? first) - first);

/** A text with no marks in it. */
export const withoutMarks = (text: string): string => text.replace(marks, '');
