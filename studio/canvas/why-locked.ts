import { isReleaseScheduledOrScheduling, type PerspectiveContextValue } from 'sanity';
import type { Lock } from '#canvas/lock.ts';

/**
 * The perspective of the Studio, and the documents whose form shows another state than the one that editors write in.
 */
export interface Looking {
  looksAt: PerspectiveContextValue['selectedPerspective'];
  /** The documents with a schedule of their own, each with the release that is that schedule. */
  scheduled: readonly { id: string; release: string }[];
  /** The documents that are shown in an earlier state, by the ids of the published ones. */
  past: readonly string[];
}

const ofVisitors = 'This is what visitors see. Choose Drafts or a release above to change it.';

const scheduledWords =
  'The form shows the version that is scheduled. Pause its schedule above the form to change it, or delete the schedule to continue with the draft.';

const pastWords = 'The form and the page show an earlier version.';

const backTo = (what: string): string =>
  `${pastWords} Choose the newest version under History, or close History, to ${what}.`;

/**
 * Why what is looked at cannot be changed: all of it, or only the documents that are shown in another state. Undefined
 * where all can be changed.
 */
export function whyLocked({ looksAt, scheduled, past }: Looking): Lock | undefined {
  if (looksAt === 'published') return { sentence: ofVisitors };
  const sentence = whyReleaseLocked(looksAt);
  if (sentence) return { sentence };
  if (scheduled.length === 0 && past.length === 0) return undefined;
  return {
    sentence: past.length > 0 ? backTo('continue writing') : scheduledWords,
    // Without duplicates: a form that mounts again is there twice for a moment, and a changed lock would draw the page
    // anew.
    ids: [...new Set([...scheduled.map(({ id }) => id), ...past])],
    ...(scheduled.length > 0 && { layers: scheduled.map(({ release }) => release) }),
  };
}

/**
 * The lock that pages tell the editor of. In the perspective of visitors there is nothing to tell, because its name
 * says that it cannot be changed; but a page that shows an earlier state has to say so.
 */
export function lockToTell(looking: Looking): Lock | undefined {
  const { looksAt, past } = looking;
  const lock = whyLocked(looking);
  if (looksAt === 'published')
    return past.length > 0
      ? { sentence: backTo('see what visitors see'), ids: [...new Set(past)] }
      : undefined;
  return lock && !lock.ids && past.length > 0 ? { sentence: `${pastWords} ${lock.sentence}` } : lock;
}

function whyReleaseLocked(looksAt: Looking['looksAt']): string | undefined {
  if (typeof looksAt !== 'object' || !isReleaseScheduledOrScheduling(looksAt)) return undefined;
  return `“${looksAt.metadata.title || 'This release'}” is scheduled, so nothing in it can be changed. Unschedule it under Releases first.`;
}
