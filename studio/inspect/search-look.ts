import { storedAbout, storedTitle, titleFieldsOf } from '#pages/stored-words.ts';
import { typeOf } from '#pages/type-of.ts';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import { cutText } from '#schemas/seo/cut-text.ts';
import { headlineOf, maxMetadataLengths, titleOf } from '#schemas/seo/described-as.ts';
import type { Site } from '#schemas/site/contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import type { Hint } from './field-path.ts';

/** The fields of an addressed document in the form that search engines and social networks are told of. */
export interface Described {
  _type: string;
  [field: string]: unknown;
  seo?: {
    title?: string;
    description?: string;
    noindex?: boolean;
    ogImage?: { asset?: { _ref: string }; alt?: string; isDecorative?: boolean };
  };
}

/** How a document looks in a search result and as a social card, and what would make it better. */
export interface SearchLook {
  /** Null until the document has one. */
  path: string | null;
  headline: string;
  title: string;
  description: string;
  socialDescription: string;
  /** The description before it is cut, to be counted. */
  whole: string;
  hints: Hint[];
}

/** The look of a document by the rules of the site, with the site's own description where it has none. */
export function searchLookOf(
  document: Described,
  site: Pick<Site, 'brandName' | 'tagline' | 'seo'> | null,
): SearchLook {
  const { seo } = document;
  const path = storedAddress(document);
  const title = storedTitle(document);
  const headline = headlineOf(path ?? '', seo?.title, title || 'Untitled', site);
  const own = seo?.description ?? storedAbout(document);
  const whole = (own || site?.seo?.description || '').replaceAll(/\s+/g, ' ').trim();
  const look = {
    path,
    headline,
    title: titleOf(headline, site),
    description: cutText(whole, maxMetadataLengths.description),
    socialDescription: cutText(whole, maxMetadataLengths.socialDescription),
    whole,
  };
  return {
    ...look,
    hints: hasNoPage(document, path)
      ? [{ weight: 'note', path: [addressOf(document)], text: noPage }]
      : [...wordHints(document, look, { title, hasOwn: Boolean(own) }), ...sharingHints(document, site)],
  };
}

const noPage = 'It has no address, so it has no page of its own and its name is not a link.';

/** Whether a document has no address, and need not have one. */
const hasNoPage = ({ _type }: Described, path: string | null): boolean =>
  path === null && isAddressed(_type) && typeOf({ type: _type }).mayLackAddress === true;

const addressOf = ({ _type }: Pick<Described, '_type'>): string =>
  isAddressed(_type) ? addressField(_type) : 'slug';

function wordHints(
  { _type, seo }: Described,
  look: Omit<SearchLook, 'hints'>,
  { title, hasOwn }: { title: string; hasOwn: boolean },
): Hint[] {
  const hints: Hint[] = [];
  const say = (weight: Hint['weight'], path: Hint['path'], text: string) =>
    hints.push({ weight, path, text });
  if (!look.path)
    say('fault', [addressOf({ _type })], 'Give it an address: without one nobody can visit it.');
  if (!title) say('fault', [titleFieldsOf(_type)[0] ?? 'title'], 'Give it a title.');
  if (look.title.length > maxMetadataLengths.title)
    say(
      'advice',
      ['seo', 'title'],
      `The title has ${look.title.length} characters with the name of the site. Search results show about ${maxMetadataLengths.title}: write a shorter one.`,
    );
  const description = ['seo', 'description'];
  if (!look.whole)
    say('advice', description, 'Write a description: without one, search results pick text from the page.');
  else if (!hasOwn)
    say('advice', description, 'Write a description of its own: this one is that of the whole site.');
  else if (look.whole.length > maxMetadataLengths.description)
    say(
      'advice',
      description,
      `The description has ${look.whole.length} characters and is cut after ${maxMetadataLengths.description}. Shorten it.`,
    );
  else if (look.whole.length > maxMetadataLengths.socialDescription)
    say(
      'note',
      description,
      `Social cards cut the description after ${maxMetadataLengths.socialDescription} characters.`,
    );
  if (seo?.noindex)
    say('note', ['seo', 'noindex'], 'Search engines are asked not to show it, so only links lead here.');
  return hints;
}

function sharingHints({ seo }: Described, site: Pick<Site, 'seo'> | null): Hint[] {
  const picture = seo?.ogImage;
  const path = ['seo', 'ogImage'];
  if (!picture?.asset) {
    const instead = site?.seo?.ogImage ? 'that of the site is shown' : 'a card with the title is drawn';
    return [{ weight: 'note', path, text: `It has no picture of its own: ${instead}.` }];
  }
  if (picture.alt || picture.isDecorative) return [];
  return [
    {
      weight: 'advice',
      path: [...path, 'alt'],
      text: 'Say what the picture shows, for those who cannot see it.',
    },
  ];
}
