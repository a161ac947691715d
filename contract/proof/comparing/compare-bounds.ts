import type * as z from 'zod';
import { boundsOf } from '../query-types/presence.ts';
import type { Verdict } from '../verdict.ts';
import { type Place, proven, refuted, rewrite, unproven } from './place.ts';

/** Whether the list that a query makes is never shorter or longer than a contract accepts. */
export function compareBounds(checks: readonly z.core.$ZodCheck[], place: Place): Verdict[] {
  const bounds = boundsOf(place.expression);
  const fault = (code: 'too_small' | 'too_big', reason: string, fix: string): Verdict => {
    const name = code === 'too_small' ? 'list-too-short' : 'list-too-long';
    return {
      ...(bounds?.isFree ? refuted(place, name, [], reason, fix) : unproven(place, name, reason, fix)),
      code,
    };
  };
  const faults = checks.flatMap((check) => {
    const { least, most } = limitsOf(check);
    if (least === undefined && most === undefined) {
      const reason = `is checked by ${check._zod.def.check}, which the proof does not read`;
      return [unproven(place, 'not-read', reason, rewrite)];
    }
    const found = [];
    if (least !== undefined && (bounds?.min ?? 0) < least)
      found.push(
        fault(
          'too_small',
          `may have fewer than ${least} items`,
          `validation: (rule) => rule.required().min(${least}), and no filter in the query`,
        ),
      );
    if (most !== undefined && (bounds?.max ?? Number.POSITIVE_INFINITY) > most)
      found.push(
        fault(
          'too_big',
          `may have more than ${most} items`,
          `validation: (rule) => rule.max(${most}), or [0...${most}] in the query`,
        ),
      );
    return found;
  });
  return faults.length > 0 ? faults : [proven(place)];
}

/** Whether every list that a query makes is too short or too long for a contract. */
export function isAlwaysRefused(checks: readonly z.core.$ZodCheck[], place: Place): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = boundsOf(place.expression) ?? {};
  return checks.some((check) => {
    const { least = 0, most = Number.POSITIVE_INFINITY } = limitsOf(check);
    return min > most || max < least;
  });
}

function limitsOf(check: z.core.$ZodCheck): { least?: number; most?: number } {
  // Zod's type for any check names none of the bounds that only some checks have.
  const def = check._zod.def as { check: string; minimum?: number; maximum?: number; length?: number };
  const exact = def.check === 'length_equals' ? def.length : undefined;
  return { least: def.minimum ?? exact, most: def.maximum ?? exact };
}
