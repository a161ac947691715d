import { takesAddresses } from './addresses.ts';
import { kinds } from './registry.ts';

/** A section as it is stored. */
interface StoredSection {
  _type?: string;
  anchor?: string;
}

const withMainHeading = Object.values(kinds).filter(({ hasMainHeading }) => hasMainHeading);

/**
 * What the Studio says of a document whose sections bring more main headings than a page has, which is one; none where
 * the title is one already.
 */
export function checkOneMainHeading(
  sections: StoredSection[] | undefined,
  { isTitled = false } = {},
): true | string {
  const names = withMainHeading.map(({ schema }) => schema.name);
  const headings = (sections ?? []).filter(({ _type = '' }) => names.includes(_type)).length;
  const bringers = withMainHeading.map(({ schema }) => `its ${schema.title.toLowerCase()}`).join(' or ');
  if (isTitled)
    return (
      headings === 0 || `A page has one main heading, here its title; its sections bring ${headings} more.`
    );
  return headings < 2 || `A page has one main heading, in ${bringers}; this one has ${headings}.`;
}

/** What the Studio says of a page several of whose sections have addresses below it: they would share them. */
export function checkOneWithAddresses(sections: StoredSection[] | undefined): true | string {
  const found = (sections ?? []).filter(takesAddresses);
  const titles = Object.values(kinds)
    .filter(({ schema }) => found.some(({ _type }) => _type === schema.name))
    .map(({ schema }) => `“${schema.title}”`);
  return (
    found.length < 2 ||
    `A page holds ${titles.join(' or ')} once, because its pages have addresses; this one has ${found.length}.`
  );
}

/** What the Studio says when two sections of a page have the same anchor: links would reach the first only. */
export function checkAnchors(sections: StoredSection[] | undefined): true | string {
  const anchors = (sections ?? []).flatMap(({ anchor }) => anchor ?? []);
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) < index);
  return !twice || `Two sections have the anchor "${twice}". Rename one of them.`;
}
