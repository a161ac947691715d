'use client';

import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { CheckedSection, PageSection } from '#sections/check-section.ts';
import { propsOfView } from '#sections/main-heading.ts';
import { views } from '#sections/views.ts';
import { LeftOutCard } from '../sections/left-out-card.tsx';
import { emptyFields } from './empty-fields.ts';
import { FailedView } from './failed-view.tsx';
import type { Mark } from './mark.ts';
import { markFields } from './mark-fields.ts';
import { UnfinishedCard } from './unfinished-card.tsx';

/**
 * One section in the preview, drawn in the browser by the very view that visitors get; what it lacks is said above it,
 * or in its place. `place` are the words by which the Studio's overlay knows where it stands on the page. `stored` is the
 * section as it stands in the form, at the path `at` of the document whose fields `mark` names: the page, or what pages
 * share.
 */
export const LiveSection = memo(function LiveSection({
  section,
  path,
  isMainHeading,
  headingIds,
  place,
  stored,
  at,
  mark,
}: {
  section: PageSection;
  /** The address of the page. */
  path: string;
  isMainHeading: boolean;
  /** The ids of its headings, with a space between each two: a text that stays the same draws nothing anew. */
  headingIds: string;
  place: string;
  stored: unknown;
  at: string;
  mark: Mark;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const markInside: Mark = (path) => mark(`${at}.${path}`);
  useLayoutEffect(() => {
    const root = frame.current?.lastElementChild;
    if (!(root instanceof HTMLElement)) return;
    root.dataset.sanity = place;
    markFields(root, stored, markInside);
  });
  const type = compiledTypes.get(section.kind);
  const title = type?.title ?? section.kind;
  const empty = type ? emptyFields(type, stored) : [];
  const card = empty.length > 0 && <UnfinishedCard title={title} empty={empty} mark={markInside} />;
  return (
    <div ref={frame} data-section={section.key || undefined} style={{ display: 'contents' }}>
      {card}
      {section.ok && (
        <FailedView section={section} resetKey={section}>
          <View section={section} path={path} isMainHeading={isMainHeading} headingIds={headingIds} />
        </FailedView>
      )}
      {!section.ok && !card && <LeftOutCard section={{ ...section, kind: title }} />}
    </div>
  );
});

function View({
  section,
  path,
  isMainHeading,
  headingIds,
}: {
  section: CheckedSection;
  path: string;
  isMainHeading: boolean;
  headingIds: string;
}) {
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const Drawn = views[section.kind] as ComponentType<typeof section.props>;
  const ids = headingIds.split(' ').filter(Boolean);
  return <Drawn {...propsOfView(section, { path, isMainHeading, headingIds: ids })} />;
}
