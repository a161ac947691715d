const minute = 60_000;

/** A moment as the value of a `datetime-local` field, in the reader's time zone: `2026-12-01T09:00`. */
export function fieldOfMoment(moment: Date): string {
  const there = new Date(moment.getTime() - moment.getTimezoneOffset() * minute);
  return there.toISOString().slice(0, 16);
}

/** The value of such a field as it is stored, in ISO 8601; empty where the field holds no moment. */
export function storedMoment(field: string): string {
  const moment = new Date(field);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** How far ahead a site can be looked at, in milliseconds: five years. */
export const maxAheadMs = 5 * 366 * 24 * 3_600_000;
