import * as z from 'zod';
import { blankBecomes } from '#contract/checking/blank-becomes.ts';

// Visitors see a text of white space alone as no text, and whatever it names would be nameless.

/** An optional text; null where it is blank. */
export const optionalText = z.string().nullable().overwrite(blankBecomes(null));

/** A text that is never blank: `otherwise` replaces a blank one, as it replaces a missing one in the query. */
export const textOr = (otherwise: string) => z.string().overwrite(blankBecomes(otherwise));
