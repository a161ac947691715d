import * as z from 'zod';

// To visitors a text of white space alone says no more than none, and what it names would have no name.
const isSaid = (text: string): boolean => text.trim() !== '';

/** A text that an editor need not write; null where there is none to read. */
export const optionalText = z
  .string()
  .nullable()
  .overwrite((text) => (text !== null && isSaid(text) ? text : null));

/** A text that always says something: where there is nothing to read, it says what the query says in the place of a missing one. */
export const textOr = (otherwise: string) =>
  z.string().overwrite((text) => (isSaid(text) ? text : otherwise));
