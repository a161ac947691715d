// As in RFC 3339, but the seconds may be left out, as many do.
const form = /^(\d{4}-\d\d-\d\d)T(\d\d):\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * The moment that a text names; undefined when it names none, or has no zone and would be another moment wherever the
 * lake runs.
 */
export function zonedMoment(text: string): Date | undefined {
  const [, day, hour] = form.exec(text) ?? [];
  const moment = new Date(text);
  if (day === undefined || hour === '24' || Number.isNaN(moment.getTime())) return undefined;
  // JavaScript takes 31 February for a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? moment : undefined;
}
