import { isReleaseScheduledOrScheduling, type PerspectiveContextValue } from 'sanity';

/** Why nothing can be changed where the Studio looks, in a sentence for the editor; undefined where it can. */
export function whyLocked(looksAt: PerspectiveContextValue['selectedPerspective']): string | undefined {
  if (looksAt === 'published')
    return 'This is what visitors see. Choose Drafts or a release above to change it.';
  if (typeof looksAt !== 'object' || !isReleaseScheduledOrScheduling(looksAt)) return undefined;
  return `“${looksAt.metadata.title || 'This release'}” is scheduled, so nothing in it can be changed. Unschedule it under Releases first.`;
}
