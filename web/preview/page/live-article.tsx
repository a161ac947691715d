'use client';

import { getPublishedId } from '@sanity/client/csm';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LiveDocument } from '#canvas/messages.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { Mark } from '../marks/mark.ts';
import { markArticle } from '../marks/mark-article.ts';
import { markPictures } from '../marks/mark-pictures.ts';
import { emptyFields } from './empty-fields.ts';
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
  const compiled = compiledTypes.get(type);
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root || !compiled || !stored) return;
    markArticle(root, { type: compiled, id: getPublishedId(stored._id), stored, mark });
    markPictures(root, { ...stored, sections: [] }, mark);
  });
  const empty = compiled ? emptyFields(compiled, stored) : [];
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {empty.length > 0 && <UnfinishedCard title={type} empty={empty} mark={mark} />}
      {children}
    </div>
  );
}
