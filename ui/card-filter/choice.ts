/**
 * A property to filter cards by: its name in the address, without spaces, its label, and its options in the order in
 * which they are offered.
 */
export interface Facet {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** An order of the cards: by their places in `keys`, or as they come where it has none. */
export interface Order {
  name: string;
  label: string;
  keys?: readonly string[];
}

/** What visitors can choose from; the first order is the default. */
export interface Controls {
  facets: readonly Facet[];
  orders: readonly Order[];
  /**
   * The name in the address for what other filters call `q`, `sort` or by the name of a facet; for a filter whose
   * names are taken.
   */
  nameOf?: (name: string) => string;
}

/** What a visitor chose: words to look for, any options of each facet, and the name of an order. */
export interface Choice {
  search: string;
  facets: Readonly<Record<string, readonly string[]>>;
  order: string;
}

/** Reads a choice from the query of an address (`?q=…&severity=…&sort=…`); unknown options and orders are ignored. */
export function readChoice(query: string, { facets, orders, nameOf = same }: Controls): Choice {
  const asked = new URLSearchParams(query);
  const order = orders.find(({ name }) => name === asked.get(nameOf('sort'))) ?? orders[0];
  return {
    search: asked.get(nameOf('q')) ?? '',
    facets: Object.fromEntries(
      facets.map((facet) => [facet.name, optionsIn(facet, asked.getAll(nameOf(facet.name)))]),
    ),
    order: order?.name ?? '',
  };
}

/** Writes a choice into the query of an address. Its other parameters stay, and defaults are left out. */
export function writeChoice(
  query: string,
  choice: Choice,
  { facets, orders, nameOf = same }: Controls,
): string {
  const address = new URLSearchParams(query);
  for (const name of namesIn(facets)) address.delete(nameOf(name));
  if (choice.search) address.set(nameOf('q'), choice.search);
  for (const { name } of facets) {
    for (const value of choice.facets[name] ?? []) address.append(nameOf(name), value);
  }
  if (choice.order !== (orders[0]?.name ?? '')) address.set(nameOf('sort'), choice.order);
  const written = address.toString();
  return written && `?${written}`;
}

/** A choice with one option of a facet added, or removed if it was chosen. */
export function toggleOption(choice: Choice, facet: Facet, value: string): Choice {
  const chosen = choice.facets[facet.name] ?? [];
  const isChosen = (option: string) => chosen.includes(option) !== (option === value);
  const options = facet.options.map((option) => option.value).filter(isChosen);
  return { ...choice, facets: { ...choice.facets, [facet.name]: options } };
}

/** The parameters of a choice in the address of a page without another filter. */
export const namesIn = (facets: readonly Facet[]): string[] => [
  'q',
  ...facets.map(({ name }) => name),
  'sort',
];

const same = (name: string): string => name;

function optionsIn({ options }: Facet, values: readonly string[]): string[] {
  return options.flatMap(({ value }) => (values.includes(value) ? value : []));
}
