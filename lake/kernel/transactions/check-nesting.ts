import { maxNesting } from '../max-nesting.ts';

// What holds a document in the body that brings it: an object, a list and an object. What a patch made deeper could not be brought back.
const most = maxNesting - 3;

/** Throws for a value that a patch would put too deep into a document: so many steps lead to it, of which `path` tells. */
export function checkNesting(steps: number, value: unknown, path: string): void {
  if (steps + depthOf(value) <= most) return;
  throw new Error(
    `What is put at "${path.slice(0, 100)}" would be nested more than ${most} deep. Keep it in a document of its own, and refer to that.`,
  );
}

function depthOf(value: unknown): number {
  let depth = 0;
  let level = [value];
  for (; ; depth++) {
    const next = level.filter((one) => typeof one === 'object' && one !== null);
    if (next.length === 0) return depth;
    level = next.flatMap((one) => Object.values(one));
  }
}
