import { type Hint, nameOfPath } from '../inspect/field-path.ts';

/**
 * The index in `faults` of the fault to be mended now. `at` is the one that was opened, when the faults were the
 * `known` ones. Once it is mended, the next known fault that is still there takes its turn, or else the last of all.
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
  // While a field is being changed, its fault can get other words.
  const anew = faults.findIndex((fault) => nameOfPath(fault.path) === nameOfPath(at.path) && isNew(fault));
  if (anew >= 0) return { place: anew, isMended: false };
  const after = known.slice(known.findIndex((fault) => isSame(fault, at)) + 1);
  const next = after.map(placeOf).find((place) => place >= 0);
  return { place: next ?? Math.max(0, faults.length - 1), isMended: true };
}

const isSame = (one: Hint, other: Hint): boolean =>
  one.text === other.text && nameOfPath(one.path) === nameOfPath(other.path);
