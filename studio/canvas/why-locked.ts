import { isReleaseScheduledOrScheduling, type PerspectiveContextValue } from 'sanity';
import type { Lock } from '#canvas/lock.ts';

/** Where the Studio looks, and which documents have a form that shows another state than the one that is written. */
export interface Looking {
  looksAt: PerspectiveContextValue['selectedPerspective'];
  /** What is scheduled by itself, with the release that is its schedule. */
  scheduled: readonly { id: string; release: string }[];
  /** What is shown as it was, by the ids of the published ones. */
  past: readonly string[];
}

const ofVisitors = 'This is what visitors see. Choose Drafts or a release above to change it.';

const scheduledWords =
  'The form shows the version that goes out by itself. Pause its schedule above the form and change it there, or delete the schedule to go on with the draft.';

const pastWords = 'The form shows how this was, and so does the page.';

const backTo = (what: string): string =>
  `${pastWords} Choose the newest state under History, or close it, to ${what}.`;

/** Why what is looked at cannot be changed: all of it, or the documents that are shown in another state; undefined where it can. */
export function whyLocked({ looksAt, scheduled, past }: Looking): Lock | undefined {
  if (looksAt === 'published') return { sentence: ofVisitors };
  const sentence = whyReleaseLocked(looksAt);
  if (sentence) return { sentence };
  if (scheduled.length === 0 && past.length === 0) return undefined;
  return {
    sentence: past.length > 0 ? backTo('go on writing') : scheduledWords,
    // Each once: a form that is drawn anew stands twice for a moment, and the page would be drawn anew as well.
    ids: [...new Set([...scheduled.map(({ id }) => id), ...past])],
    ...(scheduled.length > 0 && { layers: scheduled.map(({ release }) => release) }),
  };
}

/** What pages say of it: that visitors see what is published is said by its name, but not that a page shows how that was. */
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
