import type { Release } from '../bulk/open-releases.ts';

/** A release that is offered as the place of changes. */
export interface Target extends Release {
  /** Whether changes can be put into it still. */
  isOpen: boolean;
}

/**
 * The releases that are offered as the place of changes: those that are open, and the chosen one also when it is not any more. What
 * was sought in a release is to go nowhere else, least of all unseen into drafts.
 */
export function targetsOf(open: readonly Release[], chosen: Release | undefined): Target[] {
  const targets = open.map(({ id, title }) => ({ id, title, isOpen: true }));
  if (!chosen || open.some(({ id }) => id === chosen.id)) return targets;
  return [...targets, { id: chosen.id, title: chosen.title, isOpen: false }];
}

/** Whether changes can be put where they are meant to go: in drafts always, in a release as long as it is open. */
export const takesChanges = (open: readonly Release[], chosen: Release | undefined): boolean =>
  targetsOf(open, chosen).every(({ isOpen }) => isOpen);
