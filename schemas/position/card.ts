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

/**
 * The GROQ condition under which a position still takes applications. It compares moments, in whichever time zone
 * they are written; a text that is no moment is ignored.
 */
export const isOpen = groq`(!defined(dateTime(closesAt)) || dateTime(closesAt) > dateTime(now()))`;

/** The GROQ condition of positions in lists: they still take applications and have an address. */
export const isOpenPosition = groq`_type == "position" && defined(slug.current) && ${isOpen}`;

/** An open position as a list shows it. */
export const positionCardProjection = groq`{${positionCardFields}}`;

/** The contract of these fields, before the address is added. */
export const positionCardFound = z.object({
  title: textOr('Title'),
  slug: z.string(),
  location: optionalText,
  type: optionalText,
  department: optionalText,
});

/** Adds the address of the position's page; null where the position has none. */
export const withPositionAddress = withAddress('position');

/** The checked line of a list of positions. */
export const positionCard = positionCardFound.transform(withPositionAddress);

/** One position in a list. */
export type PositionCard = z.output<typeof positionCard>;
