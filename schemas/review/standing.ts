import type { ReviewStep } from './review.ts';

/** How a document stands in its review; `changed` since it was approved. */
export type Standing = 'none' | 'asked' | 'approved' | 'changed' | 'sentBack';

/** Whether a content was approved, and not sent back after that. */
export function isApproved(steps: readonly ReviewStep[], content: string): boolean {
  const last = steps.findLast((step) => step.content === content && step.kind !== 'asked');
  return last?.kind === 'approved';
}

/** How a document of a content stands, by what was done. */
export function standingOf(steps: readonly ReviewStep[], content: string): Standing {
  const last = steps.at(-1);
  if (!last) return 'none';
  if (last.kind !== 'asked' && isApproved(steps, content)) return 'approved';
  return last.kind === 'approved' ? 'changed' : last.kind;
}
