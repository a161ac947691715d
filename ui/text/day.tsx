import { dayForMachines, dayText } from './day-text.ts';

/**
 * A date such as “October 28, 2026”, readable by machines too. A moment needs the time zone in which its day is meant;
 * a day without a time is the same everywhere.
 */
export function Day({ date, timeZone }: { date: string; timeZone?: string }) {
  return <time dateTime={dayForMachines(date, timeZone)}>{dayText(date, timeZone)}</time>;
}
