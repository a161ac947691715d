import type { Release } from '../bulk/open-releases.ts';

/** A release that is offered as the place of changes. */
export interface Target extends Release {
  /** Whether it can still take changes. */
  isOpen: boolean;
}

/**
 * The releases offered as the target of changes: the open ones, and the chosen one even when it is no longer open. What
 * was meant for a release must not go elsewhere, least of all into drafts unnoticed.
 */
export function targetsOf(open: readonly Release[], chosen: Release | undefined): Target[] {
  const targets = open.map(({ id, title }) => ({ id, title, isOpen: true }));
  if (!chosen || open.some(({ id }) => id === chosen.id)) return targets;
  return [...targets, { id: chosen.id, title: chosen.title, isOpen: false }];
}

/** Whether the target can take changes: drafts always can, a release as long as it is open. */
export const takesChanges = (open: readonly Release[], chosen: Release | undefined): boolean =>
  targetsOf(open, chosen).every(({ isOpen }) => isOpen);
