import { isTimeZone, usualTimeZone } from '#schemas/site/time-zone.ts';
import { sayDay, sayDayIn } from './say-moment.ts';

/**
 * What an editor is told of a moment whose day on the site is another than in the editor's own time zone; undefined
 * where both are the same. `named` is what the settings of the site name as its time zone.
 */
export function siteDayWords(moment: unknown, named: unknown): string | undefined {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return;
  const zone = typeof named === 'string' && isTimeZone(named) ? named : usualTimeZone;
  const day = sayDayIn(moment, zone);
  return day === sayDay(moment)
    ? undefined
    : `On the site this is ${day}: its days are those of the time zone ${zone}, as its settings say.`;
}
