/** How the condition of an older form is written in a file, and what it says. */
export interface WrittenForm {
  /** The value as it stands there: a text in quotes, or a template without parts. */
  literal: string;
  condition: string;
}

/** What is wrong with a condition that is `unreadable`, in a sentence behind the name of its file. */
export const unreadableForm =
  'Its "oldForm" is not one text, and commands cannot read it. Write it as one, such as: export const oldForm = \'defined(excerpt)\';';

/**
 * The condition by which stored content of an older form is known, as the text of a file exports it by the name `oldForm`;
 * `unreadable` where that is no text, undefined where it exports none.
 */
export function oldFormIn(text: string): WrittenForm | 'unreadable' | undefined {
  if (!/\bexport const oldForm\b/.test(text)) return undefined;
  const literal =
    /\boldForm =\s*(?:groq)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)\s*;/.exec(text)?.[1];
  return literal === undefined
    ? 'unreadable'
    : { literal, condition: literal.slice(1, -1).replaceAll(/\\(.)/gs, '$1') };
}
