import { type Hint, nameOfPath } from '../inspect/field-path.ts';

/**
 * Which of the faults that there are is mended now, where `at` was opened while the `known` ones were there. Once that is mended, it is the one
 * that came after it, or else the last.
 */
export function placeAmong(
  faults: readonly Hint[],
  known: readonly Hint[],
  at: Hint,
): { place: number; isMended: boolean } {
  const placeOf = (fault: Hint) => faults.findIndex((other) => isSame(other, fault));
  const isNew = (fault: Hint) => !known.some((other) => isSame(other, fault));
  const there = placeOf(at);
  if (there >= 0) return { place: there, isMended: false };
  // While a field is written in, something else may be said of it.
  const anew = faults.findIndex((fault) => nameOfPath(fault.path) === nameOfPath(at.path) && isNew(fault));
  if (anew >= 0) return { place: anew, isMended: false };
  const after = known.slice(known.findIndex((fault) => isSame(fault, at)) + 1);
  const next = after.map(placeOf).find((place) => place >= 0);
  return { place: next ?? Math.max(0, faults.length - 1), isMended: true };
}

const isSame = (one: Hint, other: Hint): boolean =>
  one.text === other.text && nameOfPath(one.path) === nameOfPath(other.path);
