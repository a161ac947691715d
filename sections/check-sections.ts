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
 * What the Studio says of a document whose sections bring more than the one main heading that a page has; with
 * `isTitled`, where the title is the main heading already, they may bring none.
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

/** A section that makes a row of its kind too long, and what the Studio says of it. */
export interface Repeat {
  index: number;
  text: string;
}

/**
 * For each row of sections of one kind that is longer than the kind permits (`maxInRow`), the first section too many.
 */
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
    const text = `Sections ${all.indexOf(first) + 1} to ${index + 1} are all “${schema.title}”. ${permitted}: put something else between them, or merge them into one.`;
    return [{ index, text }];
  });
}

/** The rule on the sections of a whole page: what the Studio says of the first row that is too long. */
export const checkRepeats = (sections: StoredSection[] | undefined): true | string =>
  repeatsIn(sections)[0]?.text ?? true;

/**
 * What the Studio says of a page on which several sections have addresses below it: these addresses would collide.
 */
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

/** What the Studio says when a section has an anchor that every page has already: links do not reach the section. */
export function checkCommonAnchors(sections: StoredSection[] | undefined): true | string {
  const common = sections?.find(({ anchor = '' }) => linkRules.commonAnchors.includes(anchor));
  return !common || `Every page already has the anchor "${common.anchor}". Choose another one.`;
}

/** What the Studio says when two sections of a page have the same anchor: links would reach the first only. */
export function checkAnchors(sections: StoredSection[] | undefined): true | string {
  const anchors = (sections ?? []).flatMap(({ anchor }) => anchor ?? []);
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) < index);
  return !twice || `Two sections have the anchor "${twice}". Rename one of them.`;
}
