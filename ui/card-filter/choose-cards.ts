import type { Choice, Order } from './choice.ts';
import { matches } from './matches.ts';

/** What a filter knows of a card: the words to search in, and its option or options in each facet. */
export interface FilteredCard {
  key: string;
  words: string;
  facets?: Readonly<Record<string, string | readonly string[] | null>>;
}

/**
 * The cards that match a choice, in its order: they contain all of its words and have one of its options in each
 * facet.
 */
export function chooseCards<Card extends FilteredCard>(
  cards: readonly Card[],
  choice: Choice,
  orders: readonly Order[] = [],
): Card[] {
  const left = cards.filter((card) => matches(card.words, choice.search) && fits(card, choice));
  const keys = orders.find(({ name }) => name === choice.order)?.keys;
  if (!keys) return left;
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: Card) => places.get(key) ?? keys.length;
  return left.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The number of cards that each option of a facet would leave if it were the only one chosen there. */
export function countOptions(
  cards: readonly FilteredCard[],
  choice: Choice,
  facet: string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of chooseCards(cards, { ...choice, facets: { ...choice.facets, [facet]: [] } })) {
    for (const value of optionsOf(card, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function fits(card: FilteredCard, choice: Choice): boolean {
  return Object.entries(choice.facets).every(
    ([name, chosen]) =>
      chosen.length === 0 || optionsOf(card, name).some((option) => chosen.includes(option)),
  );
}

function optionsOf({ facets }: FilteredCard, name: string): readonly string[] {
  const own = facets?.[name] || [];
  return typeof own === 'string' ? [own] : own;
}
