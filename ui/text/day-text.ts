const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as it is read on the site, such as "March 3, 2026", whatever the place of who reads it. */
export const dayText = (date: string): string => format.format(new Date(date));
