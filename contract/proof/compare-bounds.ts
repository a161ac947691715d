import type * as z from 'zod';
import { type Place, proven, refuted, rewrite, unproven } from './place.ts';
import { boundsOf, isOfAnyLength } from './presence.ts';
import type { Verdict } from './verdict.ts';

/** Whether the list that a query makes is never shorter or longer than a contract accepts. */
export function compareBounds(checks: readonly z.core.$ZodCheck[], place: Place): Verdict[] {
  const bounds = boundsOf(place.expression);
  const isSure = isOfAnyLength(place.expression);
  const fault = (reason: string, fix: string) =>
    isSure ? refuted(place, [], reason, fix) : unproven(place, reason, fix);
  const faults = checks.flatMap((check) => {
    // The type of every check names none of the bounds that some of them have.
    const def = check._zod.def as { check: string; minimum?: number; maximum?: number; length?: number };
    const least = def.minimum ?? (def.check === 'length_equals' ? def.length : undefined);
    const most = def.maximum ?? (def.check === 'length_equals' ? def.length : undefined);
    if (least === undefined && most === undefined)
      return [unproven(place, `is checked by ${def.check}, which the proof does not read`, rewrite)];
    const found = [];
    if (least !== undefined && (bounds?.min ?? 0) < least)
      found.push(
        fault(
          `may have fewer than ${least} items`,
          `validation: (rule) => rule.required().min(${least}), and no filter in the query`,
        ),
      );
    if (most !== undefined && (bounds?.max ?? Number.POSITIVE_INFINITY) > most)
      found.push(
        fault(
          `may have more than ${most} items`,
          `validation: (rule) => rule.max(${most}), or [0...${most}] in the query`,
        ),
      );
    return found;
  });
  return faults.length > 0 ? faults : [proven(place)];
}
