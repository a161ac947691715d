import { isShownAt, type Showing } from './is-shown-at.ts';

/**
 * What editors are told of a section that visitors do not always see, such as “Shown until December 1, 09:00”;
 * undefined for any other.
 */
export function showingWords(
  showing: Showing | null | undefined,
  now: Date,
  timeZone?: string,
): string | undefined {
  const { hidden, showFrom, showUntil } = showing ?? {};
  if (hidden) return 'Hidden';
  const said = (text: string) => momentText(new Date(text), now, timeZone);
  const [from, until] = [showFrom, showUntil].map((text) =>
    text && !Number.isNaN(Date.parse(text)) ? text : null,
  );
  if (until && isOver({ showUntil: until }, now)) return `Not shown any more since ${said(until)}`;
  const isToCome = from && !isShownAt({ showing: { showFrom: from } }, now);
  if (isToCome) return `Shown from ${said(from)}${until ? ` until ${said(until)}` : ''}`;
  return until ? `Shown until ${said(until)}` : undefined;
}

/** Whether the showing of a section has ended although nobody has hidden it. */
export const isOver = ({ hidden, showUntil }: Showing, now: Date): boolean =>
  !hidden && Date.parse(showUntil ?? '') <= now.getTime();

/**
 * A moment as people say it, such as “December 1, 09:00”, with the year if it is another one, and with the time zone
 * if that is given.
 */
function momentText(moment: Date, now: Date, timeZone?: string): string {
  const yearOf = (date: Date) => date.toLocaleDateString('en-US', { year: 'numeric', timeZone });
  const isOtherYear = yearOf(moment) !== yearOf(now);
  const day = moment.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone,
    ...(isOtherYear && { year: 'numeric' }),
  });
  const time = moment.toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    ...(timeZone && { timeZoneName: 'short' }),
  });
  return `${day}, ${time}`;
}
