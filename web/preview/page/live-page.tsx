'use client';

import { getPublishedId } from '@sanity/client/csm';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LiveDocument } from '#canvas/messages.ts';
import { textsIn } from '#canvas/texts-in.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { Mark } from '../marks/mark.ts';
import { markText } from '../marks/mark-texts.ts';

/** A page in the preview: a click on the heading that its layout draws opens its title. */
export function LivePage({
  type,
  stored,
  mark,
  children,
}: {
  type: string;
  stored: LiveDocument | undefined;
  mark: Mark;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const title = frame.current?.querySelector<HTMLElement>('[data-part=head] h1');
    const compiled = compiledTypes.get(type);
    if (!title || !stored || !compiled) return;
    const text = textsIn(compiled, stored).find(({ path }) => path === 'title');
    if (!text) title.dataset.sanity = mark('title');
    else {
      const of = { id: getPublishedId(stored._id), documentType: type };
      markText({ element: title, isExact: title.textContent === text.text, text: { ...text, ...of } }, mark);
    }
  });
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
