import groq from 'groq';
import * as z from 'zod';

/** The time zone of a site that names none. */
export const usualTimeZone = 'UTC';

/**
 * Whether a text is the IANA name of a time zone (https://www.iana.org/time-zones), such as "Europe/Berlin". Browsers
 * list different names for some zones, and all of them know each other's; an offset such as "+01:00" is none.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** The names that an editor is offered: those of this browser, and the usual one, which not every browser lists. */
export const timeZones = (): string[] => [...new Set([usualTimeZone, ...Intl.supportedValuesOf('timeZone')])];

/** A GROQ expression, in the projection of any document: the time zone in which the site says days. */
export const timeZoneOfSite = groq`coalesce(*[_type == "site" && _id == "site"][0].timeZone, "${usualTimeZone}")`;

/** The checked answer of `timeZoneOfSite`: a name that is none is as good as missing. */
export const timeZone = z.string().overwrite((name) => (isTimeZone(name) ? name : usualTimeZone));
