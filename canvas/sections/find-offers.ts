import type { Offer } from '#sections/insert-menu.ts';
import { nearest, wordsOf } from '../search/slips.ts';

/**
 * The offers that match a search, the best first: every word of the search begins a word of the title, of the other
 * words for it, of its sentence or of its group. Where none matches, those that match some word, ranked by the word
 * that matches the fewest offers. All of them where the search is empty.
 */
export function findOffers<Found extends Offer>(offers: readonly Found[], search: string): Found[] {
  const wanted = wordsOf(search);
  const ranked = offers.map((offer) => ({ offer, ranks: wanted.map((word) => rankOf(offer, word)) }));
  const meant = ranked.filter(({ ranks }) => ranks.every(Number.isFinite));
  if (meant.length > 0) return meant.sort((a, b) => sum(a.ranks) - sum(b.ranks)).map(({ offer }) => offer);
  const weights = wanted.map((_, at) => 1 / ranked.filter(({ ranks }) => Number.isFinite(ranks[at])).length);
  const best = (ranks: number[]) => Math.max(0, ...weights.filter((_, at) => Number.isFinite(ranks[at])));
  return ranked
    .filter(({ ranks }) => best(ranks) > 0)
    .sort((a, b) => best(b.ranks) - best(a.ranks))
    .map(({ offer }) => offer);
}

/**
 * What a search finds, as one group. Where it finds nothing, a group of similar offers whose title says so; no group
 * where nothing is similar either.
 */
export function foundGroups<Found extends Offer>(
  offers: readonly Found[],
  search: string,
): { title: string; of: readonly Found[] }[] {
  const found = findOffers(offers, search);
  if (found.length > 0) return [{ title: 'Found', of: found }];
  const near = nearest(offers, search, textsOf);
  return near.length > 0
    ? [{ title: `Nothing is called “${search.trim()}”. Perhaps one of these`, of: near }]
    : [];
}

/** The offers that were used, the last first, at most `max` of them. */
export function latestOffers<Found extends Offer>(
  offers: readonly Found[],
  used: readonly string[],
  max: number,
): Found[] {
  const byName = new Map(offers.map((offer) => [offer.name, offer]));
  return used.flatMap((name) => byName.get(name) ?? []).slice(0, max);
}

/** Offers in their groups, in the order of the insert menu, behind those that were used last where there are any. */
export function offersInGroups<Found extends Offer>(
  offers: readonly Found[],
  latest: readonly Found[] = [],
): { title: string; of: readonly Found[] }[] {
  const groups = Map.groupBy(offers, ({ group }) => group);
  const all = [...groups].map(([title, of]) => ({ title, of }));
  return latest.length > 0 ? [{ title: 'Used last', of: latest }, ...all] : all;
}

const sum = (ranks: readonly number[]): number => ranks.reduce((all, rank) => all + rank, 0);

/** The texts about an offer, the most important first. */
const textsOf = ({ name, title, words, about, group }: Offer): string[] => [
  `${title} ${name}`,
  words,
  group,
  about,
];

function rankOf(offer: Offer, word: string): number {
  const rank = textsOf(offer).findIndex((text) =>
    wordsOf(text).some((known) => known.startsWith(word) || isPluralOf(word, known)),
  );
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

/** A search for "sliders" means the offer called "slider". */
const isPluralOf = (word: string, known: string): boolean => word === `${known}s`;
