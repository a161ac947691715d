import * as fc from 'fast-check';
import type { CustomRules } from '#contract/project.ts';
import { mark } from '#contract/search/texts.ts';
import { addressedTypes } from '#schemas/addresses.ts';
import { type Fields, isFields } from '#schemas/fields.ts';
import { keptAs } from '#schemas/form/kept-as.ts';
import { checkAnchor } from '#schemas/link/check-link.ts';
import { checkMost } from '#schemas/salary/check-most.ts';
import { takesAddresses } from '#sections/addresses.ts';
import { nameOnce } from '#sections/anchors-of.ts';
import { examples } from '#sections/examples.ts';

const ofKinds = Object.entries(examples);

/** Mends what each type demands beyond its readable rules, where that is not said with its kind (examples.ts). */
const mend: CustomRules['mend'] = {
  ...Object.fromEntries(ofKinds.flatMap(([kind, { mend: own }]) => (own ? [[kind, own]] : []))),
  link: ({ href, anchor, ...link }) => {
    const target = link.page || href === undefined ? link : { ...link, href };
    return anchor === undefined || checkAnchor(String(anchor), target) !== true
      ? target
      : { ...target, anchor };
  },
  picture: (picture) => {
    const { alt, isDecorative, asset } = picture;
    const isSaid = !asset || isDecorative || (typeof alt === 'string' && alt.trim());
    return isSaid ? picture : { ...picture, alt: 'A map of identities' };
  },
  form: ({ fields, ...form }) =>
    fields ? { ...form, fields: distinctBy(itemsOf(fields), ({ name }) => name) } : form,
  'select-field': withOwnChoices,
  'tiles-field': withOwnChoices,
  ...Object.fromEntries(addressedTypes.map((type) => [type, mendDocument])),
};

function mendDocument(document: Fields): Fields {
  const { salary } = document;
  return mendSections(isFields(salary) ? { ...document, salary: inOrder(salary) } : document);
}

function inOrder({ to, ...salary }: Fields): Fields {
  return typeof to === 'number' && checkMost(to, salary) === true ? { ...salary, to } : salary;
}

function mendSections({ sections, ...document }: Fields): Fields {
  return sections ? { ...document, sections: nameOnce(oneWithAddresses(itemsOf(sections))) } : document;
}

function oneWithAddresses(sections: Fields[]): Fields[] {
  const first = sections.find(takesAddresses);
  return sections.filter((section) => !takesAddresses(section) || section === first);
}

function withOwnChoices({ choices, ...field }: Fields): Fields {
  return choices ? { ...field, choices: distinctBy(itemsOf(choices), keptAs) } : field;
}

const itemsOf = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);

const distinctBy = (items: Fields[], keyOf: (item: Fields) => unknown): Fields[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index);

const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const path = fc.array(word, { maxLength: 3 }).map((words) => `/${words.join('/')}`);
const address = fc.constantFrom(
  '/platform',
  '/platform?from=menu#sources',
  '#questions',
  'https://a.example/b?c=d&e=%20#f',
  'http://a.example',
  'mailto:hello@a.example?subject=A%20question',
  'tel:+15550100',
  `https://a.example/?q=<${mark}>`,
  `/"${mark}="`,
);

const values: CustomRules['values'] = {
  ...Object.fromEntries(
    ofKinds.flatMap(([kind, { values: valuesOf }]) =>
      Object.entries(valuesOf?.(mark) ?? {}).map(([field, own]) => [`${kind}.${field}`, own]),
    ),
  ),
  path: slug(path),
  from: slug(path),
  slug: slug(word),
  href: address,
  'site.timeZone': fc.constantFrom('Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati'),
};

function slug(current: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return current.map((text) => ({ _type: 'slug', current: text }));
}

/** What Tessera's schema demands in custom rules: those above, and those said with each kind (examples.ts). */
export const customRules: CustomRules = { mend, values };
