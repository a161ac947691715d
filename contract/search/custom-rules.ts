import * as fc from 'fast-check';
import { mark } from './texts.ts';

type Fields = Record<string, unknown>;

/**
 * Custom rules of the schema are functions that nobody can read. What each type demands beyond its readable rules
 * stands here: it mends what was generated, so that an editor could publish it. A rule that is forgotten here is
 * found by the test that gives generated documents to Sanity's own validator.
 */
export const mend: Readonly<Record<string, (value: Fields) => Fields>> = {
  link: ({ page, href, ...link }) => (page ? { ...link, page } : { ...link, href: href ?? '/platform' }),
  picture: (picture) => {
    const { alt, isDecorative, asset } = picture;
    const isSaid = !asset || isDecorative || (typeof alt === 'string' && alt.trim());
    return isSaid ? picture : { ...picture, alt: 'A map of identities' };
  },
  'blog-list': (list) => {
    const { source, category, posts } = list;
    const isChosen =
      source === 'category' ? category : source !== 'picked' || (posts as unknown[])?.length > 0;
    return isChosen ? list : { ...list, source: 'latest' };
  },
};

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

/** Values of fields whose form a custom rule demands, by the name of the field. */
export const fieldValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  path: slug(path),
  from: slug(path),
  slug: slug(word),
  href: address,
};

function slug(current: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return current.map((text) => ({ _type: 'slug', current: text }));
}
