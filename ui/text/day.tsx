const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date such as “28 October 2026”, readable by machines too. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 10)}>{format.format(new Date(date))}</time>;
}
