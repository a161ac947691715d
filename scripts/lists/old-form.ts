/** The condition of an older form: as it is written in a file, and what it says. */
export interface WrittenForm {
  /** The value as it is written: a string in quotes, or a template without parts. */
  literal: string;
  condition: string;
}

/** What is wrong with a condition that is `unreadable`, in a sentence to follow the name of its file. */
export const unreadableForm =
  'Its "oldForm" is not one text, and commands cannot read it. Write it as one, such as: export const oldForm = \'defined(excerpt)\';';

/**
 * The condition by which stored content of an older form is recognised, which the text of a file exports as `oldForm`:
 * `unreadable` when its value is no string, undefined when nothing is exported by that name.
 */
export function oldFormIn(text: string): WrittenForm | 'unreadable' | undefined {
  if (!/\bexport const oldForm\b/.test(text)) return undefined;
  const literal =
    /\boldForm =\s*(?:groq)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)\s*;/.exec(text)?.[1];
  return literal === undefined
    ? 'unreadable'
    : { literal, condition: literal.slice(1, -1).replaceAll(/\\(.)/gs, '$1') };
}
