/** One way to narrow cards down: a name for the address, without spaces, words for people, and its options in the order they are offered. */
export interface Facet {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One order of the cards; without `keys` as they come, else by the place of their keys. */
export interface Order {
  name: string;
  label: string;
  keys?: readonly string[];
}

/** What visitors can choose from; the first order is the usual one. */
export interface Controls {
  facets: readonly Facet[];
  orders: readonly Order[];
  /** Under which name of its own a filter keeps in the address what others call `q`, `sort` or as a facet. */
  nameOf?: (name: string) => string;
}

/** What a visitor chose: words to look for, any options of each facet, and the name of an order. */
export interface Choice {
  search: string;
  facets: Readonly<Record<string, readonly string[]>>;
  order: string;
}

/** The choice that the query of an address (`?q=…&severity=…&sort=…`) stands for; what is not offered counts as not asked for. */
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

/** The query with another choice; what else stands in it stays, and what is usual is left out. */
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

/** The choice with one option of a facet taken or, if it was taken, given back. */
export function toggleOption(choice: Choice, facet: Facet, value: string): Choice {
  const chosen = choice.facets[facet.name] ?? [];
  const isChosen = (option: string) => chosen.includes(option) !== (option === value);
  const options = facet.options.map((option) => option.value).filter(isChosen);
  return { ...choice, facets: { ...choice.facets, [facet.name]: options } };
}

/** What a choice stands under in the address of a page that has no other filter. */
export const namesIn = (facets: readonly Facet[]): string[] => [
  'q',
  ...facets.map(({ name }) => name),
  'sort',
];

const same = (name: string): string => name;

function optionsIn({ options }: Facet, values: readonly string[]): string[] {
  return options.flatMap(({ value }) => (values.includes(value) ? value : []));
}
