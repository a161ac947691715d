const usualZone = 'UTC';

const inWords = formatsOf((timeZone) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }));
// The short form of Swedish is that of ISO 8601.
const inDigits = formatsOf((timeZone) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }));

/**
 * A date in words, such as "March 3, 2026", wherever the reader is: of a moment the day in `timeZone`, by its IANA
 * name; of a date without a time that very day.
 */
export const dayText = (date: string, timeZone = usualZone): string =>
  inWords(zoneOf(date, timeZone)).format(new Date(date));

/** The same day for machines, such as "2026-03-03". */
export const dayForMachines = (date: string, timeZone = usualZone): string =>
  inDigits(zoneOf(date, timeZone)).format(new Date(date));

const zoneOf = (date: string, timeZone: string): string => (date.includes('T') ? timeZone : usualZone);

/** Keeps the format of each time zone, because making one takes longer than writing a hundred dates. */
function formatsOf(make: (timeZone: string) => Intl.DateTimeFormat) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = formats.get(timeZone) ?? make(timeZone);
    formats.set(timeZone, format);
    return format;
  };
}
