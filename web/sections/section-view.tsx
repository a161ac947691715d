import { type ComponentType, createElement, type ReactNode } from 'react';
import type { PageSection } from '#sections/check-section.ts';
import { propsOfView } from '#sections/main-heading.ts';
import { views } from '#sections/views.ts';
import { type LeftOut, type PageVersion, reportLeftOut } from './left-out.ts';
import { LeftOutCard } from './left-out-card.tsx';
import { renderEagerly } from './render-eagerly.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { ShowingSign } from './showing-sign.tsx';

/**
 * One section of a page. A section that cannot be shown costs only itself: visitors see the page without it, editors
 * see why.
 */
export function SectionView({
  section,
  isMainHeading = true,
  headingIds,
  headingSuffix,
  page,
  isPreview,
}: {
  section: PageSection;
  /** Whether its title is the main heading of the page, if its kind can have that. */
  isMainHeading?: boolean;
  /** The ids of its headings, if its kind has headings that the page's contents list. */
  headingIds?: readonly string[];
  /** What the path adds to the main heading of the page. */
  headingSuffix?: string;
  page: PageVersion;
  isPreview: boolean;
}) {
  const shown = showSection(section, { path: page.path, isMainHeading, headingIds, headingSuffix });
  const isLeftOut = 'reason' in shown;
  if (isLeftOut && !isPreview) {
    reportLeftOut(page, shown);
    return null;
  }
  return (
    <>
      {isPreview && section.showing && <ShowingSign showing={section.showing} timeZone="UTC" />}
      {isLeftOut ? <LeftOutCard section={shown} /> : <SectionBoundary>{shown.markup}</SectionBoundary>}
    </>
  );
}

function showSection(
  section: PageSection,
  onPage: Parameters<typeof propsOfView>[1],
): { markup: ReactNode } | LeftOut {
  if (!section.ok) return section;
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const View = views[section.kind] as ComponentType<typeof section.props>;
  try {
    return { markup: renderEagerly(createElement(View, propsOfView(section, onPage))) };
  } catch (error) {
    const reason = `Its view failed: ${error instanceof Error ? error.message : String(error)}`;
    return { key: section.key, kind: section.kind, reason };
  }
}
