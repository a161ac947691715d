// As RFC 3339 has it; of the seconds many leave out what is none.
const form = /^(\d{4}-\d\d-\d\d)T(\d\d):\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** The moment that a text names with its zone, without which it would be another one wherever the lake runs; undefined where there is none. */
export function zonedMoment(text: string): Date | undefined {
  const [, day, hour] = form.exec(text) ?? [];
  const moment = new Date(text);
  if (day === undefined || hour === '24' || Number.isNaN(moment.getTime())) return undefined;
  // JavaScript takes 31 February for a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? moment : undefined;
}
