'use client';

import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import { type ReactNode, useMemo, useRef } from 'react';
import { resolved } from '#sections/resolve-contract.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { indexOf } from '../page/index-of.ts';
import { LiveSection } from './live-section.tsx';
import type { PreviewSeed } from './preview-seed.ts';
import type { LiveDocument } from './studio-channel.ts';
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
  const markIn = useMemo(() => markers(place), [place]);
  if (!page) return children;
  const mark = markIn(id, 'page');
  const storedSections = new Map(sectionsOf(stored(id)).map((section) => [section._key, section]));
  return (
    <PageLayout page={page} path={path} place={indexOf(found)?.title} ancestors={ancestors}>
      <div ref={frame} data-sanity={mark('sections')}>
        {page.sections.map((raw, index) => {
          const key = (raw as { _key?: string } | null)?._key ?? String(index);
          const onPage = `sections[_key=="${key}"]`;
          const section = storedSections.get(key);
          const shared = section && sharedBy(section, stored);
          return (
            <LiveSection
              key={key}
              raw={raw}
              place={mark(onPage)}
              stored={shared?.section ?? section}
              at={shared ? `sections[_key=="${shared.section._key}"]` : onPage}
              mark={shared ? markIn(shared.id, 'shared-section') : mark}
            />
          );
        })}
      </div>
    </PageLayout>
  );
}

/** Makes the words by which the Studio's overlay knows the fields of documents: the same function for the same document. */
function markers(place: { projectId: string; dataset: string }) {
  const made = new Map<string, (field: string) => string>();
  return (id: string, type: string) => {
    const attribute = createDataAttribute({ ...place, baseUrl: '/studio', id, type });
    const mark = made.get(id) ?? ((field: string) => attribute(field).toString());
    made.set(id, mark);
    return mark;
  };
}

interface StoredSection {
  _key: string;
  section?: { _ref?: string };
}

/** The section that stands at a place of a page and is shared, with the document that holds it. */
function sharedBy({ section }: StoredSection, stored: (id: string) => LiveDocument | undefined) {
  const [shared] = sectionsOf(stored(section?._ref ?? ''));
  return section?._ref && shared ? { id: section._ref, section: shared } : undefined;
}

function sectionsOf(document: LiveDocument | undefined): StoredSection[] {
  return Array.isArray(document?.sections) ? document.sections : [];
}
