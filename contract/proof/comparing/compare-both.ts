import type * as z from 'zod';
import { isFault, type Verdict } from '../verdict.ts';
import { isUnchanging, merged } from './code.ts';
import type { Member } from './member.ts';
import { type Compare, droppedKey, isFurtherKey, type Place, rewrite, unproven } from './place.ts';

/** The verdicts on both sides of an `.and()`; a key that one side names does not count as unnamed on the other. */
export function compareBoth(
  members: Member[],
  { _zod: { def } }: z.core.$ZodIntersection,
  place: Place,
  compare: Compare,
): Verdict[] {
  const left = compare(members, def.left, place);
  const right = compare(members, def.right, place);
  const both = merged(withoutKeysOf(left, right, place), withoutKeysOf(right, left, place));
  if (isUnchanging(def.left) && isUnchanging(def.right)) return both;
  const reason = 'is changed by one side of .and(), and zod joins only what both sides leave alike';
  return merged(both, [unproven(place, 'changed-by-code', reason, rewrite)]);
}

/** The verdicts of one side, without those on keys of the value itself that the other side does name. */
function withoutKeysOf(own: Verdict[], other: Verdict[], { path }: Place): Verdict[] {
  return own.flatMap((verdict) => {
    const isOfValue =
      verdict.path.slice(0, verdict.path.lastIndexOf('.')) === path || !verdict.path.includes('.');
    if (!isFurtherKey(verdict) || !isOfValue) return [verdict];
    const same = other.find((one) => one.path === verdict.path && isFault(one) && isFurtherKey(one));
    if (!same) return [];
    // When one side refuses a key and the other drops it, together they drop it.
    return same.reason === droppedKey ? [same] : [verdict];
  });
}
