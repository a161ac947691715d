const dayMs = 24 * 60 * 60 * 1000;

/** How many moments a panel asks for, the latest first. */
export const maxCounted = 2_000;

/** A count in words. From `maxCounted` on it says "at least", because only the latest were asked for. */
export const sayCount = (count: number, one: string, noun: string): string => {
  if (count === 1) return one;
  return count < maxCounted ? `${count} ${noun}` : `At least the latest ${maxCounted} ${noun}`;
};

/**
 * How often something happened on each of the last days, today last. A day begins at midnight in the browser's time
 * zone.
 */
export function perDay(
  moments: readonly string[],
  days: number,
  now = new Date(),
): { day: Date; count: number }[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const counted = Array.from({ length: days }, (_, index) => ({
    day: new Date(midnight.getFullYear(), midnight.getMonth(), midnight.getDate() - (days - 1 - index)),
    count: 0,
  }));
  for (const moment of moments) {
    const at = new Date(moment);
    const own = new Date(at.getFullYear(), at.getMonth(), at.getDate());
    // Rounded, because days on which the clocks change have another length.
    const entry = counted[days - 1 - Math.round((midnight.getTime() - own.getTime()) / dayMs)];
    if (entry) entry.count += 1;
  }
  return counted;
}

/** The day, as an ISO date, from which on moments are needed to count the last days in any time zone. */
export const beginOf = (days: number, now = Date.now()): string =>
  new Date(now - (days + 1) * dayMs).toISOString().slice(0, 10);

/** How often it happened on all of these days. */
export const sumOf = (days: readonly { count: number }[]): number =>
  days.reduce((all, { count }) => all + count, 0);
