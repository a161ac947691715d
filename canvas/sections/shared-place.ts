import { newKey } from '#schemas/new-keys.ts';
import type { StoredSection } from './arrange-sections.ts';

/**
 * The placeholder by which a page shows a shared section, as the Studio stores it. The reference to an unpublished one
 * is weak, and becomes strong once both are published.
 */
export const sharedPlace = (id: string, isPublished: boolean): StoredSection => ({
  _key: newKey(),
  _type: 'shared',
  section: {
    _type: 'reference',
    _ref: id,
    ...(!isPublished && { _weak: true, _strengthenOnPublish: { type: 'shared-section' } }),
  },
});
