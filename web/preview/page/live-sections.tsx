'use client';

import type { LiveDocument } from '#canvas/messages.ts';
import { type StoredSection, sectionPath, sectionsOf } from '#canvas/sections/arrange-sections.ts';
import { fieldIn } from '#schemas/fields.ts';
import { checkSection, type PageSection } from '#sections/check-section.ts';
import type { Outline } from '#sections/outline.ts';
import type { MarkIn } from '../marks/mark.ts';
import { LiveSection } from './live-section.tsx';
import { moveInPlace } from './move-in-place.ts';
import type { Tracing } from './use-live-path.ts';

/**
 * The sections of a document in the preview, each drawn anew only when it changes; `documentOf` returns documents as
 * they are in their forms.
 */
export function LiveSections({
  id,
  type,
  path,
  sections,
  seen,
  main,
  headingSuffix,
  outline,
  documentOf,
  markIn,
  trace,
  isOfNow,
}: {
  id: string;
  type: string;
  path: string;
  sections: readonly PageSection[];
  /** Those of them that visitors see at the moment that is looked at. */
  seen: readonly PageSection[];
  /** The one whose title is the main heading of the page. */
  main: PageSection | undefined;
  /** What the path adds to that heading. */
  headingSuffix: string | undefined;
  outline: Outline;
  documentOf: (id: string) => LiveDocument | undefined;
  markIn: MarkIn;
  trace: Tracing | undefined;
  /** Whether the page is shown as it is now; on a day to come all of it is what visitors will see. */
  isOfNow: boolean;
}) {
  const mark = markIn(id, type);
  const storedSections = new Map(sectionsOf(documentOf(id)).map((section) => [section._key, section]));
  return (
    // An empty list is not marked: the overlay takes all clicks on marked elements, and the invitation in the list is
    // not a field.
    <div ref={moveInPlace} data-sanity={sections.length > 0 ? mark('sections') : undefined} data-sections="">
      {sections.map((section, index) => {
        const key = section.key || String(index);
        const onPage = sectionPath(key);
        const stored = storedSections.get(key);
        const shared = stored && sharedBy(stored, documentOf);
        return (
          <LiveSection
            key={key}
            section={section}
            path={path}
            isMainHeading={section === main}
            headingSuffix={headingSuffix}
            isSeen={seen.includes(section)}
            headingIds={outline.idsOf(section).join(' ')}
            place={mark(onPage)}
            stored={shared?.section ?? stored}
            at={shared ? sectionPath(shared.section._key) : onPage}
            mark={shared ? markIn(shared.id, 'shared-section') : mark}
            trace={trace}
            isOfNow={isOfNow}
          />
        );
      })}
    </div>
  );
}

const checkedBefore = new WeakMap<object, PageSection>();

/** Checks a section, once for each object: an unchanged section is the same object, and is not checked again. */
export function checkOnce(raw: unknown): PageSection {
  if (typeof raw !== 'object' || raw === null) return checkSection(raw);
  const known = checkedBefore.get(raw) ?? checkSection(raw);
  checkedBefore.set(raw, known);
  return known;
}

/**
 * The shared section at a place of a page, with the id of the document that holds it; undefined when the section there
 * is the page's own.
 */
function sharedBy({ section }: StoredSection, documentOf: (id: string) => LiveDocument | undefined) {
  const id = fieldIn(section, '_ref');
  if (typeof id !== 'string') return undefined;
  const [shared] = sectionsOf(documentOf(id));
  return shared && { id, section: shared };
}
