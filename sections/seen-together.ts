import { isShownAt, type Showing } from '#schemas/showing/is-shown-at.ts';

const beforeAll = new Date(-8.64e15); // the earliest that there is

/**
 * The groups of stored sections that visitors see at the same time, one for each time at which the group changes: two
 * sections that take turns are never in one.
 */
export function seenTogether<Section extends Showing>(sections: readonly Section[]): Section[][] {
  const moments = sections
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .map((text) => new Date(text ?? ''))
    .filter((moment) => !Number.isNaN(moment.getTime()));
  return [beforeAll, ...moments].map((moment) =>
    sections.filter((section) => isShownAt({ showing: section }, moment)),
  );
}
