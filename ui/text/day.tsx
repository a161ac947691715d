import { dayText } from './day-text.ts';

/** A date such as “October 28, 2026”, readable by machines too. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 10)}>{dayText(date)}</time>;
}
