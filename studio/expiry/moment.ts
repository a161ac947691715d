/** The moment in a `datetime-local` field; undefined where there is none, or where it has passed at `now`. */
export function dateInField(field: string, now: Date): Date | undefined {
  const moment = new Date(field);
  return moment.getTime() > now.getTime() ? moment : undefined;
}

/** Midnight at the end of this month, when most offers end. */
export function usualMoment(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, 1);
}
