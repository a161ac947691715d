'use client';

import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LiveDocument } from '#canvas/messages.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { LayoutProps } from '#pages/layout-props.ts';
import { layouts } from '#pages/layouts.ts';
import { type AddressedType, standsAnywhere } from '#schemas/addresses.ts';
import type { Mark } from '../marks/mark.ts';
import { markPictures } from '../marks/mark-pictures.ts';
import { markTexts } from '../marks/mark-texts.ts';
import { emptyFields } from './empty-fields.ts';
import { MarkedTexts } from './marked-texts.tsx';
import { UnfinishedCard } from './unfinished-card.tsx';
import type { Tracing } from './use-live-path.ts';

/**
 * What a layout draws around the sections of a document in the preview. Each text and picture opens its field, and a
 * card above lists required fields that are empty. `stored` is the document as it stands in the form, whose fields
 * `mark` names.
 */
export function LiveLayout({
  type,
  stored,
  mark,
  trace,
  drawing,
  children,
}: {
  type: AddressedType;
  stored: LiveDocument | undefined;
  mark: Mark;
  trace: Tracing | undefined;
  drawing: Omit<LayoutProps<unknown>, 'children'>;
  /** The sections. */
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  // Each layout takes a document of its own type, which the compiler cannot follow through the table.
  const Layout = layouts[type] as ComponentType<LayoutProps<unknown>>;
  useLayoutEffect(() => {
    if (frame.current) markPictures(frame.current, { ...stored, sections: [] }, mark);
  });
  const compiled = compiledTypes.get(type);
  // A page has little besides its sections, and without its title it is not drawn at all.
  const empty = compiled && !standsAnywhere(type) ? emptyFields(compiled, stored) : [];
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {empty.length > 0 && <UnfinishedCard title={compiled?.title ?? type} empty={empty} mark={mark} />}
      <Layout {...drawing}>{children}</Layout>
      <MarkedTexts
        of={drawing.document}
        trace={trace}
        from={(trace) => trace.document()}
        draw={({ found }) => <Layout {...drawing} document={found[type]} />}
        onDrawn={(drawn, trace) => frame.current && markTexts(frame.current, drawn, trace, mark)}
      />
    </div>
  );
}
