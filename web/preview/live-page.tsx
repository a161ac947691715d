'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Mark } from './mark.ts';

/** A page in the preview: a click on the heading that its layout draws opens its title. */
export function LivePage({ mark, children }: { mark: Mark; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const title = frame.current?.querySelector<HTMLElement>('[data-part=head] h1');
    if (title) title.dataset.sanity = mark('title');
  });
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
