import { type CheckedSection, isKind, type PageSection } from './check-section.ts';
import type { InOutline } from './in-outline.ts';
import { kinds } from './registry.ts';

/** The section that brings the main heading of a page: the first that can, and none where the title of the page is one already. */
export const mainHeadingOf = (
  sections: readonly PageSection[],
  isTitled: boolean,
): PageSection | undefined =>
  isTitled ? undefined : sections.find(({ ok, kind }) => ok && bringsMainHeading(kind));

/** The properties of the view of a section, whose title is the page's main heading only where that one is, and whose headings have these ids. */
export const propsOfView = (
  section: CheckedSection,
  isMainHeading: boolean,
  headingIds: readonly string[] = [],
): CheckedSection['props'] & InOutline => ({
  ...section.props,
  ...(headingIds.length > 0 && { headingIds }),
  ...(!isMainHeading && bringsMainHeading(section.kind) && { headingLevel: 2 as const }),
});

const bringsMainHeading = (kind: string): boolean => isKind(kind) && Boolean(kinds[kind].hasMainHeading);
