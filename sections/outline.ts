import { linkRules } from '#schemas/link/link-rules.ts';
import { headingIds } from '#ui/text/heading-ids.ts';
import type { PageSection } from './check-section.ts';
import type { Kind, KindHeading } from './define-kind.ts';
import { placesIn } from './places-in.ts';
import { kinds } from './registry.ts';

/** A heading to which the table of contents leads. */
export interface OutlinePart extends KindHeading {
  id: string;
}

/** The headings within the sections of a page, each with an id that is unique on it. */
export interface Outline {
  parts: readonly OutlinePart[];
  /** The ids of the headings of one section, in their order. */
  idsOf(section: PageSection): readonly string[];
}

/** Returns the outline of a page for its checked sections; kinds without `headings` add none. */
export function outlineOf(sections: readonly PageSection[]): Outline {
  const headings = sections.flatMap((section) =>
    headingsOf(section).map((heading) => ({ section, heading })),
  );
  const ids = headingIds(
    headings.map(({ heading }) => heading.title),
    [...linkRules.commonAnchors, ...sections.flatMap(placesIn)],
  );
  const parts = headings.map(({ section, heading: { title, level } }, index) => ({
    section,
    part: { title, level, id: ids[index] ?? '' },
  }));
  return {
    parts: parts.map(({ part }) => part),
    idsOf: (wanted) => parts.filter(({ section }) => section === wanted).map(({ part }) => part.id),
  };
}

function headingsOf(section: PageSection): readonly KindHeading[] {
  if (!section.ok) return [];
  const { headings }: Kind = kinds[section.kind];
  return headings?.(section.props) ?? [];
}
