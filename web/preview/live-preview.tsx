'use client';

import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import { type ReactNode, useMemo, useRef } from 'react';
import { resolved } from '#sections/resolve-contract.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { indexOf } from '../page/index-of.ts';
import { LiveSection } from './live-section.tsx';
import type { PreviewSeed } from './preview-seed.ts';
import { useLivePath } from './use-live-path.ts';
import { useOverlays } from './use-overlays.ts';

/**
 * What stands at a path, as its editors see it: a page follows the Studio's form at every key. Anything else is drawn
 * by the server (`children`) and follows what is stored.
 */
export function LivePreview({
  path,
  seed,
  place,
  children,
}: {
  path: string;
  seed: PreviewSeed;
  /** The project and dataset that the Studio edits. */
  place: { projectId: string; dataset: string };
  children: ReactNode;
}) {
  useOverlays();
  const { shown, stored } = useLivePath(path, seed);
  const found = useMemo(() => resolved.parse(shown), [shown]);
  const { page, ancestors } = found;
  const frame = useRef<HTMLDivElement>(null);
  const id = page?._id ?? '';
  const mark = useMemo(() => {
    const attribute = createDataAttribute({ ...place, baseUrl: '/studio', id, type: 'page' });
    return (field: string) => attribute(field).toString();
  }, [place, id]);
  if (!page) return children;
  const storedSections = new Map(sectionsOf(stored(id)).map((section) => [section._key, section]));
  return (
    <PageLayout page={page} path={path} place={indexOf(found)?.title} ancestors={ancestors}>
      <div ref={frame} data-sanity={mark('sections')}>
        {page.sections.map((raw, index) => {
          const key = (raw as { _key?: string } | null)?._key ?? String(index);
          return <LiveSection key={key} raw={raw} stored={storedSections.get(key)} mark={mark} />;
        })}
      </div>
    </PageLayout>
  );
}

function sectionsOf(document: { [field: string]: unknown } | undefined): { _key: string }[] {
  return Array.isArray(document?.sections) ? document.sections : [];
}
