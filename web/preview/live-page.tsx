'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Ancestor } from '#pages/ancestor.ts';
import type { Page } from '#pages/page/contract.ts';
import PageLayout from '#pages/page/layout.tsx';
import { checkSection, type PageSection } from '#sections/check-section.ts';
import { siteUrl } from '../metadata/site-url.ts';
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
  const checked = page.sections.map(checkOnce);
  const storedSections = new Map(sectionsOf(documentOf(page._id)).map((section) => [section._key, section]));
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      <PageLayout
        document={page}
        path={path}
        url={siteUrl(path)}
        place={indexOf({ page: { sections: checked } })?.title}
        ancestors={ancestors}
      >
        <div data-sanity={mark('sections')}>
          {checked.map((section, index) => {
            const key = section.key || String(index);
            const onPage = `sections[_key=="${key}"]`;
            const stored = storedSections.get(key);
            const shared = stored && sharedBy(stored, documentOf);
            return (
              <LiveSection
                key={key}
                section={section}
                place={mark(onPage)}
                stored={shared?.section ?? stored}
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

const checkedBefore = new WeakMap<object, PageSection>();

/** Checks a section; one that has not changed since it was checked is the same object, and is not checked again. */
function checkOnce(raw: unknown): PageSection {
  if (typeof raw !== 'object' || raw === null) return checkSection(raw);
  const known = checkedBefore.get(raw) ?? checkSection(raw);
  checkedBefore.set(raw, known);
  return known;
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
