import type { PageSection } from '#sections/check-section.ts';
import type { Hint } from './field-path.ts';

/** The faults for those sections of a page that visitors would not see, each with the reason. */
export function refusedSections(sections: readonly PageSection[]): Hint[] {
  return sections.flatMap((section): Hint[] => {
    if (section.ok) return [];
    const text = `Visitors do not see this section. ${section.reason}`;
    return [{ weight: 'fault', path: ['sections', { _key: section.key }], text }];
  });
}
