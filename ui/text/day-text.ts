const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in words, such as "March 3, 2026": the day in UTC, wherever the reader is. */
export const dayText = (date: string): string => format.format(new Date(date));
