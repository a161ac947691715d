'use client';

import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { checkSection } from '#sections/check-section.ts';
import { views } from '#sections/views.ts';
import { LeftOutCard } from '../sections/left-out-card.tsx';
import { FailedView } from './failed-view.tsx';
import { markFields } from './mark-fields.ts';

/**
 * One section in the preview, drawn in the browser by the very view that visitors get. `mark` makes the words by
 * which the Studio's overlay knows a part of the document, `stored` is the section as it stands in the form.
 */
export const LiveSection = memo(function LiveSection({
  raw,
  stored,
  mark,
}: {
  raw: unknown;
  stored: unknown;
  mark: (path: string) => string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const checked = checkSection(raw);
  useLayoutEffect(() => {
    const root = frame.current?.firstElementChild;
    if (!(root instanceof HTMLElement)) return;
    const place = `sections[_key=="${checked.key}"]`;
    root.dataset.sanity = mark(place);
    markFields(root, stored, (path) => mark(`${place}.${path}`));
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
