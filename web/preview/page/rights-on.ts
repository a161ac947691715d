import { type Lock, sentenceFor } from '#canvas/lock.ts';
import type { LiveDocument, Target } from '#canvas/messages.ts';
import { canArrange, type StudioPlace } from '../marks/mark.ts';
import { belowLock, namedOnPage } from './lock-on-page.ts';

/** What may be changed on a page. */
export interface Rights {
  /** Whether a document may be changed in the layer that is looked at; `id` is that of the published one. */
  isFree: (id: string) => boolean;
  /** The documents on the page that a lock names. */
  named: readonly string[];
  /**
   * Why the documents that the lock names cannot be changed, in a sentence for the editor; undefined when it names none
   * here.
   */
  lock: string | undefined;
  /** Whether the page itself is not part of the release that is looked at. */
  isOutside: boolean;
}

interface Looking {
  locked: Lock | undefined;
  place: StudioPlace;
  /** The page; undefined where none stands. */
  target: Target | undefined;
  documentOf: (id: string) => LiveDocument | undefined;
  hasStudio: boolean;
}

/** What may be changed on a page in the way that it is looked at. */
export function rightsOn({ locked, place, target, documentOf, hasStudio }: Looking): Rights {
  const storedAs = (id: string) => documentOf(id)?._originalId;
  const changed = belowLock(locked, place);
  const isFree = (id: string) =>
    sentenceFor(locked, id) === undefined && canArrange(changed, id, storedAs(id));
  const isOfVisitors = place.perspective[0] === 'published';
  const named = namedOnPage(locked, target && documentOf(target.id));
  const isKnown = target !== undefined && storedAs(target.id) !== undefined;
  return {
    isFree,
    named,
    lock: sentenceFor(locked, named[0]),
    isOutside: hasStudio && !isOfVisitors && isKnown && !isFree(target.id),
  };
}
