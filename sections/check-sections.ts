import { linkRules } from '#schemas/link/link-rules.ts';
import type { Showing } from '#schemas/showing/is-shown-at.ts';
import { takesAddresses } from './addresses.ts';
import { kinds } from './registry.ts';
import { seenTogether } from './seen-together.ts';

/** A section as it is stored. */
interface StoredSection extends Showing {
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
  const headings = Math.max(
    ...seenTogether(sections ?? []).map(
      (seen) => seen.filter(({ _type = '' }) => names.includes(_type)).length,
    ),
  );
  const bringers = withMainHeading.map(({ schema }) => `its ${schema.title.toLowerCase()}`).join(' or ');
  if (isTitled)
    return (
      headings === 0 || `A page has one main heading, here its title; its sections bring ${headings} more.`
    );
  return headings < 2 || `A page has one main heading, in ${bringers}; this one has ${headings}.`;
}

/** A section that continues a row of its kind which is long enough already, and what the Studio says of it. */
export interface Repeat {
  index: number;
  text: string;
}

/** The rows of sections of one kind that are longer than a visitor wants to see, each by the first that is too many. */
export function repeatsIn(sections: StoredSection[] | undefined): Repeat[] {
  const all = sections ?? [];
  const found = seenTogether(all).flatMap((seen) => repeatsAmong(seen, all));
  return found.filter(({ index }, place) => found.findIndex((other) => other.index === index) === place);
}

function repeatsAmong(seen: readonly StoredSection[], all: readonly StoredSection[]): Repeat[] {
  let inRow = 0;
  return seen.flatMap((section, place) => {
    const { _type } = section;
    inRow = _type === seen[place - 1]?._type ? inRow + 1 : 1;
    const kind = Object.values(kinds).find(({ schema }) => schema.name === _type);
    const { schema, maxInRow = 2 } = kind ?? {};
    const first = seen[place - maxInRow];
    if (!schema || !first || inRow !== maxInRow + 1) return [];
    const index = all.indexOf(section);
    const permitted = maxInRow === 1 ? 'One stands alone' : `At most ${maxInRow} follow each other`;
    const text = `Sections ${all.indexOf(first) + 1} to ${index + 1} are all “${schema.title}”. ${permitted}: put something else between them, or make one of them.`;
    return [{ index, text }];
  });
}

/** The same of a page as a whole, for the rule of its sections: the first of these rows. */
export const checkRepeats = (sections: StoredSection[] | undefined): true | string =>
  repeatsIn(sections)[0]?.text ?? true;

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

/** What the Studio says when a section has the anchor of what every page has: links do not reach it. */
export function checkCommonAnchors(sections: StoredSection[] | undefined): true | string {
  const common = sections?.find(({ anchor = '' }) => linkRules.commonAnchors.includes(anchor));
  return !common || `Every page has a place "${common.anchor}" of its own. Choose another anchor.`;
}

/** What the Studio says when two sections of a page have the same anchor: links would reach the first only. */
export function checkAnchors(sections: StoredSection[] | undefined): true | string {
  const anchors = (sections ?? []).flatMap(({ anchor }) => anchor ?? []);
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) < index);
  return !twice || `Two sections have the anchor "${twice}". Rename one of them.`;
}
