/** The moment that stands in such a field; undefined while there is none, or one that has passed at `now`. */
export function dateInField(field: string, now: Date): Date | undefined {
  const moment = new Date(field);
  return moment.getTime() > now.getTime() ? moment : undefined;
}

/** Midnight at the end of this month, as most offers end. */
export function usualMoment(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, 1);
}
