'use client';

import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { CheckedSection, PageSection } from '#sections/check-section.ts';
import { propsOfView } from '#sections/main-heading.ts';
import { views } from '#sections/views.ts';
import { LeftOutCard } from '../../sections/left-out-card.tsx';
import { ShowingSign } from '../../sections/showing-sign.tsx';
import { type Mark, putMark } from '../marks/mark.ts';
import { markPictures } from '../marks/mark-pictures.ts';
import { markTexts } from '../marks/mark-texts.ts';
import type { Trace } from '../marks/trace/trace.ts';
import { emptyFields } from './empty-fields.ts';
import { FailedView } from './failed-view.tsx';
import { MarkedTexts } from './marked-texts.tsx';
import { UnfinishedCard } from './unfinished-card.tsx';
import type { Tracing } from './use-live-path.ts';

/**
 * One section in the preview, drawn in the browser by the same view that visitors get; what it lacks is said above it,
 * or in its place. `place` is the mark by which the Studio's overlay knows its place on the page. `stored` is the
 * section as it stands in the form, at the path `at` of the document whose fields `mark` names: the page, or a shared
 * section.
 */
export const LiveSection = memo(function LiveSection({
  section,
  path,
  isMainHeading,
  headingSuffix,
  isSeen,
  headingIds,
  place,
  stored,
  at,
  mark,
  trace,
  isOfNow,
}: {
  section: PageSection;
  /** The address of the page. */
  path: string;
  isMainHeading: boolean;
  /** What the path adds to the main heading of the page. */
  headingSuffix: string | undefined;
  /** Whether visitors see it at the moment that is looked at. */
  isSeen: boolean;
  /** The ids of its headings, separated by spaces: as a string they stay equal, and cause no new drawing. */
  headingIds: string;
  place: string | undefined;
  stored: unknown;
  at: string;
  mark: Mark;
  trace: Tracing | undefined;
  isOfNow: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const markInside: Mark = (path) => mark(`${at}.${path}`);
  useLayoutEffect(() => {
    const root = rootIn(frame.current);
    if (!root) return;
    putMark(root, place);
    markPictures(root, stored, markInside);
  });
  function findTexts(drawn: HTMLElement, trace: Trace): void {
    const root = rootIn(frame.current);
    const there = rootIn(drawn);
    if (root && there) markTexts(root, there, trace, mark);
  }
  const drawing = { path, isMainHeading, headingSuffix, headingIds };
  const type = compiledTypes.get(section.kind);
  const title = type?.title ?? section.kind;
  const empty = type ? emptyFields(type, stored) : [];
  const card = empty.length > 0 && <UnfinishedCard title={title} empty={empty} mark={markInside} />;
  return (
    // A section that visitors do not see now can be worked on, but is drawn faint.
    <div
      ref={frame}
      data-section={section.key || undefined}
      data-unseen={isSeen ? undefined : ''}
      className="contents data-unseen:*:not-data-[part=showing-sign]:opacity-45"
    >
      {section.showing && isOfNow && <ShowingSign showing={section.showing} />}
      {card}
      {section.ok && (
        <FailedView section={{ key: section.key, kind: title }} resetKey={section}>
          <View section={section} {...drawing} />
        </FailedView>
      )}
      <MarkedTexts
        of={section}
        trace={trace}
        from={(trace) => trace.section(section.key)}
        draw={(traced) => <View section={traced.section} {...drawing} />}
        onDrawn={findTexts}
      />
      {!section.ok && !card && <LeftOutCard section={{ ...section, kind: title }} />}
    </div>
  );
});

/** The element of the view: the last one, because what the section lacks stands above it. */
function rootIn(frame: HTMLElement | null): HTMLElement | undefined {
  const root = frame?.lastElementChild;
  return root instanceof HTMLElement ? root : undefined;
}

function View({
  section,
  path,
  isMainHeading,
  headingSuffix,
  headingIds,
}: {
  section: CheckedSection;
  path: string;
  isMainHeading: boolean;
  headingSuffix: string | undefined;
  headingIds: string;
}) {
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const Drawn = views[section.kind] as ComponentType<typeof section.props>;
  const ids = headingIds.split(' ').filter(Boolean);
  return <Drawn {...propsOfView(section, { path, isMainHeading, headingSuffix, headingIds: ids })} />;
}
