/** The language of the words around a date. The time zone is the editor's own unless one is named. */
const language = 'en-US';

const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
const shortDays = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });

/** A day and its time, such as "Dec 3, 2026, 9:00 AM". */
export const sayMoment = (at: string | number | Date): string => moments.format(new Date(at));

/** A day, such as "December 3, 2026". */
export const sayDay = (at: string | number | Date): string => days.format(new Date(at));

/** The day in a time zone, by its IANA name, instead of the editor's own. */
export const sayDayIn = (at: string | number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at));

/** A day of about this year where there is little room, such as "Dec 3". */
export const sayShortDay = (at: string | number | Date): string => shortDays.format(new Date(at));
