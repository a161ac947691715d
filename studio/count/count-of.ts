import { pageTypes } from '#pages/registry.ts';
import { storedTitle } from '#pages/stored-words.ts';
import { type AddressedType, isAddressed } from '#schemas/addresses.ts';
import { maxMetadataLengths } from '#schemas/seo/described-as.ts';
import type { FieldPath } from '../inspect/field-path.ts';
import { type Described, searchLookOf } from '../inspect/search-look.ts';

/** How long a text is, how long it may be, and what becomes of it, in words. */
export interface Count {
  length: number;
  max: number;
  words: string;
}

/** Counts a field of a document while somebody types; undefined for fields that have no counter. */
export function countOf(
  path: FieldPath,
  document: Described,
  site: Parameters<typeof searchLookOf>[1],
): Count | undefined {
  const field = path.join('.');
  if (field === 'title' && isAddressed(document._type)) return ofOwnTitle(document, document._type);
  if (field === 'seo.title') return ofTitle(document, site);
  return field === 'seo.description' ? ofDescription(document, site) : undefined;
}

function ofOwnTitle(document: Described, type: AddressedType): Count | undefined {
  const { maxTitleLength } = pageTypes[type];
  if (maxTitleLength === undefined) return undefined;
  const title = storedTitle(document);
  const surplus = title.length - maxTitleLength;
  return {
    length: title.length,
    max: maxTitleLength,
    words: surplus > 0 ? `${surplus} too many: the page cannot be published like this.` : '',
  };
}

/** The title is counted with the name of the site, as search results show it. */
function ofTitle(document: Described, site: Parameters<typeof searchLookOf>[1]): Count {
  // The site's own title names it already.
  const shown = document._type === 'site' ? (document.seo?.title ?? '') : searchLookOf(document, site).title;
  const surplus = shown.length - maxMetadataLengths.title;
  const words = surplus > 0 ? `Search results cut the last ${surplus} characters of “${shown}”.` : shown;
  return { length: shown.length, max: maxMetadataLengths.title, words };
}

function ofDescription(document: Described, site: Parameters<typeof searchLookOf>[1]): Count {
  const { whole } = searchLookOf(document, site);
  const isOwn = Boolean(document.seo?.description);
  const { length } = whole;
  return { length, max: maxMetadataLengths.description, words: wordsOf() };

  function wordsOf(): string {
    if (length === 0) return 'Search results pick text from the page.';
    if (length > maxMetadataLengths.description)
      return `Search results cut it after ${maxMetadataLengths.description} characters, social cards after ${maxMetadataLengths.socialDescription}.`;
    if (length > maxMetadataLengths.socialDescription)
      return `Search results show all of it; social cards cut it after ${maxMetadataLengths.socialDescription} characters.`;
    return isOwn ? 'Search results and social cards show all of it.' : `Shown instead: ${whole}`;
  }
}
