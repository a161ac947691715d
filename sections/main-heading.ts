import { type CheckedSection, isKind, type PageSection } from './check-section.ts';
import type { InOutline } from './in-outline.ts';
import type { OnPage } from './on-page.ts';
import { kinds } from './registry.ts';

/**
 * The section that brings the main heading of a page: the first that can. Undefined where none can, or where the
 * title of the page is the main heading already (`isTitled`).
 */
export const mainHeadingOf = (
  sections: readonly PageSection[],
  isTitled: boolean,
): PageSection | undefined =>
  isTitled ? undefined : sections.find(({ ok, kind }) => ok && bringsMainHeading(kind));

/**
 * The properties of the view of a section. A title that is not the page's main heading has rank 2; the one that is
 * ends with `headingSuffix`. The view gets the ids of its headings, and its place if its kind `isDrawn`.
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
