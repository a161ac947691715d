// The form that groq-js takes for a time.
const form = /^(\d{4}-\d{2}-\d{2})T(\d{2}):\d{2}:\d{2}(\.\d+)?(Z|([-+]\d{2}:\d{2}))$/;

/**
 * The moment that a text names, in milliseconds since 1970; undefined for a text of another form, and for a day or an
 * hour that does not exist.
 */
export function momentOf(text: string): number | undefined {
  const [, day, hour] = form.exec(text) ?? [];
  const moment = Date.parse(text);
  if (day === undefined || Number.isNaN(moment)) return undefined;
  // JavaScript takes 31 February for a day in March, and hour 24 for the next day.
  const isThere = hour !== '24' && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return isThere ? moment : undefined;
}
