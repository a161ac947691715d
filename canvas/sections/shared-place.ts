import { newKey } from '#schemas/new-keys.ts';
import type { StoredSection } from './arrange-sections.ts';

/**
 * The place of a page at which it shows what pages share, as the Studio stores it: the reference to one that is not published holds once
 * both are.
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
