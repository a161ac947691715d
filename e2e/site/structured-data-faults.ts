import type { ReadPage } from './read-page.ts';
import { addresses, dates, inOrder, minLogo, onOwnPages, rules, shownDays } from './structured-data-rules.ts';

type Thing = ReadPage['structuredData'][number];

/** All things in the structured data of a page, however deeply nested. */
const thingsIn = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return isThing(value) ? [value, ...inner] : inner;
};

const isThing = (value: object): value is Thing => '@type' in value && typeof value['@type'] === 'string';

/** How the structured data of a page breaks the rules of search engines, in a line each. */
export function structuredDataFaults({ structuredData, meta, days }: ReadPage, path: string): string[] {
  const told = structuredData.flatMap((thing) =>
    (onOwnPages[thing['@type']]?.test(path) ?? true) ? [] : thing,
  );
  const shown = structuredData.flatMap((thing) =>
    (shownDays[thing['@type']] ?? [])
      .map((name) => thing[name])
      .filter((date) => typeof date === 'string' && !days.includes(date.slice(0, 10)))
      .map((date) => `tells of the date ${date}, which it does not show`),
  );
  const article = structuredData.find((thing) => thing['@type'] === 'BlogPosting');
  const ofNetworks = [
    ['datePublished', 'article:published_time'],
    ['dateModified', 'article:modified_time'],
  ] as const;
  return [
    ...told.map((thing) => `tells of a ${thing['@type']}, which belongs elsewhere`),
    ...structuredData.flatMap(thingsIn).flatMap(faultsOfThing),
    ...shown,
    ...ofNetworks.flatMap(([name, ofNetwork]) =>
      article && article[name] !== meta.get(ofNetwork) ? `has a ${name} that is not its ${ofNetwork}` : [],
    ),
  ];
}

/** The addresses in the structured data of a page. */
export const addressesIn = ({ structuredData }: ReadPage): string[] =>
  structuredData
    .flatMap(thingsIn)
    .flatMap((thing) => addresses.flatMap((name) => [thing[name]].flat()))
    .filter((value) => typeof value === 'string');

function faultsOfThing(thing: Thing): string[] {
  const { '@type': type } = thing;
  const rule = rules[type];
  if (!rule) return [`tells of a ${type}, of which no rule is known`];
  const isTold = (name: string) => !isEmpty(thing[name]);
  const lacking = rule.required.filter((names) => !names.split('|').some(isTold));
  const wrongValues = Object.entries(rule.oneOf ?? {}).filter(
    ([name, values]) => isTold(name) && !values.includes(String(thing[name])),
  );
  const wrongDates = dates.filter((name) => isTold(name) && !isDate(thing[name]));
  const turned = inOrder.filter(
    ([first, second]) =>
      isTold(first) && isTold(second) && Date.parse(String(thing[first])) > Date.parse(String(thing[second])),
  );
  const texts = addresses
    .flatMap((name) => [thing[name]].flat())
    .filter((value) => typeof value === 'string');
  return [
    ...lacking.map((name) => `its ${type} has no ${name}`),
    ...wrongValues.map(([name]) => `its ${type} has the ${name} "${thing[name]}"`),
    ...wrongDates.map((name) => `its ${type} has the ${name} "${thing[name]}"`),
    ...turned.map(([first, second]) => `its ${type} has a ${first} after its ${second}`),
    ...texts
      .filter((address) => !/^https?:/.test(address))
      .map((address) => `its ${type} names "${address}"`),
    ...(isTold('duration') && !/^PT(\d+H)?(\d+M)?(\d+S)?$/.test(String(thing.duration))
      ? [`its ${type} has the duration "${thing.duration}"`]
      : []),
    ...thingsIn(thing.logo)
      .filter(({ width, height }) => !(Math.min(Number(width), Number(height)) >= minLogo))
      .map(() => `its ${type} has too small a logo`),
    ...(type === 'PostalAddress' && !/^[A-Z]{2}$/.test(String(thing.addressCountry))
      ? [`its address has the country "${thing.addressCountry}"`]
      : []),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
