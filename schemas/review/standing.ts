import type { ReviewStep } from './review.ts';

/** The state of a document in its review; `changed` means changed since it was approved. */
export type Standing = 'none' | 'asked' | 'approved' | 'changed' | 'sentBack';

/** Whether a content (by its hash) was approved and not sent back since. */
export function isApproved(steps: readonly ReviewStep[], content: string): boolean {
  const last = steps.findLast((step) => step.content === content && step.kind !== 'asked');
  return last?.kind === 'approved';
}

/** The state of a document with this content (by its hash), after these steps. */
export function standingOf(steps: readonly ReviewStep[], content: string): Standing {
  const last = steps.at(-1);
  if (!last) return 'none';
  if (last.kind !== 'asked' && isApproved(steps, content)) return 'approved';
  return last.kind === 'approved' ? 'changed' : last.kind;
}
