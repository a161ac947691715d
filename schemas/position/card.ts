import groq from 'groq';
import * as z from 'zod';
import { withAddress } from '../addresses.ts';
import { optionalText, textOr } from '../text/contract.ts';

/** The fields of a position that a list shows, for a projection. */
export const positionCardFields = groq`
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  location,
  type,
  department`;

/** The GROQ condition under which one may still apply for a position: by the moment that is meant, in whichever zone it is written; what is no moment says nothing. */
export const isOpen = groq`(!defined(dateTime(closesAt)) || dateTime(closesAt) > dateTime(now()))`;

/** The GROQ condition of positions that a list shows: for which one may still apply, and that have an address. */
export const isOpenPosition = groq`_type == "position" && defined(slug.current) && ${isOpen}`;

/** An open position as a list shows it. */
export const positionCardProjection = groq`{${positionCardFields}}`;

/** The same fields as they are asked for. */
export const positionCardFound = z.object({
  title: textOr('Title'),
  slug: z.string(),
  location: optionalText,
  type: optionalText,
  department: optionalText,
});

/** A position with the address at which it stands; null while it has none. */
export const withPositionAddress = withAddress('position');

/** The checked line of a list of positions. */
export const positionCard = positionCardFound.transform(withPositionAddress);

/** One position in a list. */
export type PositionCard = z.output<typeof positionCard>;
