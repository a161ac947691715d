'use client';

import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { checkSection } from '#sections/check-section.ts';
import { views } from '#sections/views.ts';
import { LeftOutCard } from '../sections/left-out-card.tsx';
import { FailedView } from './failed-view.tsx';
import { markFields } from './mark-fields.ts';

/**
 * One section in the preview, drawn in the browser by the very view that visitors get. `place` are the words by which
 * the Studio's overlay knows where it stands on the page. `stored` is the section as it stands in the form, at the path
 * `at` of the document whose fields `mark` names: the page, or what pages share.
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
  mark: (path: string) => string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const checked = checkSection(raw);
  useLayoutEffect(() => {
    const root = frame.current?.firstElementChild;
    if (!(root instanceof HTMLElement)) return;
    root.dataset.sanity = place;
    markFields(root, stored, (path) => mark(`${at}.${path}`));
  });
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {checked.ok ? (
        <FailedView section={checked} resetKey={raw}>
          <View section={checked} />
        </FailedView>
      ) : (
        <LeftOutCard section={checked} />
      )}
    </div>
  );
});

function View({ section }: { section: Extract<ReturnType<typeof checkSection>, { ok: true }> }) {
  // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
  const Drawn = views[section.kind] as ComponentType<typeof section.props>;
  return <Drawn {...section.props} />;
}
