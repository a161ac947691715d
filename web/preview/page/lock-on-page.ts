import { getPublishedId } from '@sanity/client/csm';
import type { Lock } from '#canvas/lock.ts';
import type { LiveDocument } from '#canvas/messages.ts';
import { sectionsOf } from '#canvas/sections/arrange-sections.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { StudioPlace } from '../marks/mark.ts';

/** The place at which documents that a lock does not name are changed: with only the layers below those of the lock. */
export const belowLock = (lock: Lock | undefined, place: StudioPlace): StudioPlace =>
  lock?.layers
    ? { ...place, perspective: place.perspective.filter((layer) => !lock.layers?.includes(layer)) }
    : place;

/** The documents shown on a page that a lock names: the page itself, and the sections on it that pages share. */
export function namedOnPage(lock: Lock | undefined, page: LiveDocument | undefined): string[] {
  if (!lock?.ids || !page) return [];
  const shared = sectionsOf(page).map(({ section }) => fieldIn(section, '_ref'));
  const shown: unknown[] = [getPublishedId(page._id), ...shared];
  return lock.ids.filter((id) => shown.includes(id));
}
