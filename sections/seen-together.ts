import { isShownAt, type Showing } from '#schemas/showing/is-shown-at.ts';

const beforeAll = new Date(-8.64e15); // the earliest that there is

/** The stored sections of a page that visitors see at one time, for each time at which these are others: two that take turns are never there together. */
export function seenTogether<Section extends Showing>(sections: readonly Section[]): Section[][] {
  const moments = sections
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .map((text) => new Date(text ?? ''))
    .filter((moment) => !Number.isNaN(moment.getTime()));
  return [beforeAll, ...moments].map((moment) =>
    sections.filter((section) => isShownAt({ showing: section }, moment)),
  );
}
