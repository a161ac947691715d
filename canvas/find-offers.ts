import type { Offer } from '#sections/insert-menu.ts';

/**
 * The offers that a search means, the best first: every word of it begins a word of the title, of what people call it
 * besides, of its sentence or of its group. Where there is none, those that some word of it means. Without a search, all of them.
 */
export function findOffers<Found extends Offer>(offers: readonly Found[], search: string): Found[] {
  const wanted = wordsOf(search);
  const ranked = offers.map((offer) => ({ offer, ranks: wanted.map((word) => rankOf(offer, word)) }));
  const meant = ranked.filter(({ ranks }) => ranks.every(Number.isFinite));
  const some = ranked.map(({ offer, ranks }) => ({ offer, ranks: ranks.filter(Number.isFinite) }));
  return (meant.length > 0 ? meant : some.filter(({ ranks }) => ranks.length > 0))
    .map(({ offer, ranks }) => ({ offer, rank: ranks.reduce(add, 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ offer }) => offer);
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

const add = (sum: number, rank: number) => sum + rank;

function rankOf({ name, title, words, about, group }: Offer, word: string): number {
  const rank = [`${title} ${name}`, words, group, about].findIndex((text) =>
    wordsOf(text).some((known) => known.startsWith(word) || isPluralOf(word, known)),
  );
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

/** Somebody who looks for "sliders" means what is called "slider". */
const isPluralOf = (word: string, known: string): boolean => word === `${known}s`;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
