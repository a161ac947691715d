import type * as z from 'zod';

/** Why a contract refuses what stands at a place: zod's codes of the issues there, and the message of the last. */
export interface Refusal {
  codes: Set<string | undefined>;
  message: string;
}

/** The places at which a contract refuses a value, by its issues, as findings name them (`cards[].title`). */
export function refusedPaths(issues: readonly z.core.$ZodIssue[]): Map<string, Refusal> {
  const found = new Map<string, Refusal>();
  for (const issue of issues) collect(issue, [], found);
  return found;
}

function collect(issue: z.core.$ZodIssue, around: readonly PropertyKey[], found: Map<string, Refusal>): void {
  const path = [...around, ...issue.path];
  const add = (place: readonly PropertyKey[]) => {
    const known = found.get(pathOf(place))?.codes ?? [];
    found.set(pathOf(place), { codes: new Set([...known, issue.code]), message: issue.message });
  };
  if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...path, key]);
  else add(path);
  if (issue.code === 'invalid_union') for (const inner of issue.errors.flat()) collect(inner, path, found);
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
