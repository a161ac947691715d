import { checkSection } from '#sections/check-section.ts';
import type { Hint } from './field-path.ts';

/** The sections that visitors would not see, as the page's query answers them, each with the reason. */
export function refusedSections(sections: readonly unknown[]): Hint[] {
  return sections.flatMap((raw): Hint[] => {
    // The site makes a section of an older form new before it checks it.
    if (typeof raw === 'object' && raw !== null && 'stored' in raw && raw.stored) return [];
    const checked = checkSection(raw);
    if (checked.ok) return [];
    const text = `Visitors do not see this section. ${checked.reason}`;
    return [{ weight: 'fault', path: ['sections', { _key: checked.key }], text }];
  });
}
