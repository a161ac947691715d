import { type CheckedSection, isKind, type PageSection } from './check-section.ts';
import type { InOutline } from './in-outline.ts';
import type { OnPage } from './on-page.ts';
import { kinds } from './registry.ts';

/** The section that brings the main heading of a page: the first that can, and none where the title of the page is one already. */
export const mainHeadingOf = (
  sections: readonly PageSection[],
  isTitled: boolean,
): PageSection | undefined =>
  isTitled ? undefined : sections.find(({ ok, kind }) => ok && bringsMainHeading(kind));

/**
 * The properties of the view of a section, whose title is the page's main heading only where that one is, and then ends with what the
 * address adds to it, whose headings have these ids, and which knows where it stands where it draws that.
 */
export const propsOfView = (
  section: CheckedSection,
  {
    path,
    isMainHeading,
    headingIds = [],
    headingSuffix = '',
  }: { path: string; isMainHeading: boolean; headingIds?: readonly string[]; headingSuffix?: string },
): CheckedSection['props'] & InOutline & OnPage => ({
  ...section.props,
  ...(kinds[section.kind].isDrawn && { place: `${path} ${section.kind} ${section.key}` }),
  ...(headingIds.length > 0 && { headingIds }),
  ...(bringsMainHeading(section.kind) &&
    (isMainHeading ? headingSuffix && { headingSuffix } : { headingLevel: 2 as const })),
});

const bringsMainHeading = (kind: string): boolean => isKind(kind) && Boolean(kinds[kind].hasMainHeading);
