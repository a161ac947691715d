'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Page } from '#sections/page-contract.ts';
import type { Ancestor } from '#sections/resolve-contract.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { indexOf } from '../page/index-of.ts';
import { LiveSection } from './live-section.tsx';
import type { MarkIn } from './mark.ts';
import type { LiveDocument } from './studio-channel.ts';

/** A page in the preview, each of its sections drawn anew only when it changes; `documentOf` knows what is in the forms. */
export function LivePage({
  path,
  found,
  documentOf,
  markIn,
}: {
  path: string;
  found: { page: Page; ancestors: Ancestor[] };
  documentOf: (id: string) => LiveDocument | undefined;
  markIn: MarkIn;
}) {
  const { page, ancestors } = found;
  const mark = markIn(page._id, 'page');
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const title = frame.current?.querySelector<HTMLElement>('.layout-head h1');
    if (title) title.dataset.sanity = mark('title');
  });
  const storedSections = new Map(sectionsOf(documentOf(page._id)).map((section) => [section._key, section]));
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      <PageLayout page={page} path={path} place={indexOf(found)?.title} ancestors={ancestors}>
        <div data-sanity={mark('sections')}>
          {page.sections.map((raw, index) => {
            const key = (raw as { _key?: string } | null)?._key ?? String(index);
            const onPage = `sections[_key=="${key}"]`;
            const section = storedSections.get(key);
            const shared = section && sharedBy(section, documentOf);
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
    </div>
  );
}

interface StoredSection {
  _key: string;
  section?: { _ref?: string };
}

/** The section that stands at a place of a page and is shared, with the document that holds it. */
function sharedBy({ section }: StoredSection, documentOf: (id: string) => LiveDocument | undefined) {
  const [shared] = sectionsOf(documentOf(section?._ref ?? ''));
  return section?._ref && shared ? { id: section._ref, section: shared } : undefined;
}

function sectionsOf(document: LiveDocument | undefined): StoredSection[] {
  return Array.isArray(document?.sections) ? document.sections : [];
}
