'use client';

import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { type CheckedSection, checkSection } from '#sections/check-section.ts';
import { views } from '#sections/views.ts';
import { LeftOutCard } from '../sections/left-out-card.tsx';
import { emptyFields } from './empty-fields.ts';
import { FailedView } from './failed-view.tsx';
import { kindDefinition } from './kind-definition.ts';
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
  raw,
  place,
  stored,
  at,
  mark,
}: {
  raw: unknown;
  place: string;
  stored: unknown;
  at: string;
  mark: Mark;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const checked = checkSection(raw);
  const markInside: Mark = (path) => mark(`${at}.${path}`);
  useLayoutEffect(() => {
    const root = frame.current?.lastElementChild;
    if (!(root instanceof HTMLElement)) return;
    root.dataset.sanity = place;
    markFields(root, stored, markInside);
  });
  const definition = kindDefinition(checked.kind);
  const empty = definition ? emptyFields(definition, stored) : [];
  const card = definition && empty.length > 0 && (
    <UnfinishedCard title={definition.title} empty={empty} mark={markInside} />
  );
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {card}
      {checked.ok && (
        <FailedView section={checked} resetKey={raw}>
          <View section={checked} />
        </FailedView>
      )}
      {!checked.ok && !card && (
        <LeftOutCard section={{ ...checked, kind: definition?.title ?? checked.kind }} />
      )}
    </div>
  );
});

function View({ section }: { section: CheckedSection }) {
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const Drawn = views[section.kind] as ComponentType<typeof section.props>;
  return <Drawn {...section.props} />;
}
