import * as z from 'zod';
import { blankBecomes } from '#contract/checking/blank-becomes.ts';

// To visitors a text of white space alone says no more than none, and what it names would have no name.

/** A text that an editor need not write; null where there is none to read. */
export const optionalText = z.string().nullable().overwrite(blankBecomes(null));

/** A text that always says something: where there is nothing to read, it says what the query says in the place of a missing one. */
export const textOr = (otherwise: string) => z.string().overwrite(blankBecomes(otherwise));
