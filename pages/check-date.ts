import { fieldIn } from '#schemas/fields.ts';

/**
 * What the Studio warns of a date that is still to come, on a document that nobody has scheduled: visitors see the
 * document, with that date, as soon as it is published.
 */
export function checkDate(date: string | undefined, document: unknown, now = Date.now()): true | string {
  const isScheduled = String(fieldIn(document, '_id')).startsWith('versions.');
  return (
    isScheduled ||
    !date ||
    !(Date.parse(date) > now) ||
    'Still to come, yet visitors see it as soon as it is published. To publish it then, schedule it.'
  );
}
