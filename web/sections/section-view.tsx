import { type ComponentType, createElement, type ReactNode } from 'react';
import { checkSection } from '#sections/check-section.ts';
import type { Page } from '#sections/page-contract.ts';
import { views } from '#sections/views.ts';
import { type LeftOut, reportLeftOut } from './left-out.ts';
import { LeftOutCard } from './left-out-card.tsx';
import { renderEagerly } from './render-eagerly.ts';
import { SectionBoundary } from './section-boundary.tsx';

/** One section of a page. A section that cannot be shown costs only itself: visitors see the page without it, editors see why. */
export function SectionView({ raw, page, isPreview }: { raw: unknown; page: Page; isPreview: boolean }) {
  const shown = showSection(raw);
  if (!('reason' in shown)) return <SectionBoundary>{shown.markup}</SectionBoundary>;
  if (isPreview) return <LeftOutCard section={shown} />;
  reportLeftOut(page, shown);
  return null;
}

function showSection(raw: unknown): { markup: ReactNode } | LeftOut {
  const section = checkSection(raw);
  if (!section.ok) return section;
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const View = views[section.kind] as ComponentType<typeof section.props>;
  try {
    return { markup: renderEagerly(createElement(View, section.props)) };
  } catch (error) {
    const reason = `Its view failed: ${error instanceof Error ? error.message : String(error)}`;
    return { key: section.key, kind: section.kind, reason };
  }
}
