'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LiveDocument } from '#canvas/messages.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { emptyFields } from './empty-fields.ts';
import type { Mark } from './mark.ts';
import { markFields } from './mark-fields.ts';
import { UnfinishedCard } from './unfinished-card.tsx';

/** A post or a position in the preview: what must not stay empty is said above it, and each text opens its field. */
export function LiveArticle({
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
    if (frame.current) markFields(frame.current, stored, mark);
  });
  const compiled = compiledTypes.get(type);
  const empty = compiled ? emptyFields(compiled, stored) : [];
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {empty.length > 0 && <UnfinishedCard title={type} empty={empty} mark={mark} />}
      {children}
    </div>
  );
}
