import { maxNesting } from '../max-nesting.ts';

// A body that brings a document holds it in an object, a list and an object. A document that patches made deeper could
// not be sent again.
const most = maxNesting - 3;

/**
 * Throws when a patch would nest a value too deep in a document: `steps` is how many lead to its place, and `path`
 * names that.
 */
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
