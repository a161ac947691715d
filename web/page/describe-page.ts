import { documentIn, type Found } from '#pages/found.ts';
import { typeOf } from '#pages/type-of.ts';
import { headlineOf, titleOf } from '#schemas/seo/described-as.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { placeBelowOf } from './place-below-of.ts';

/**
 * Describes a path in a headline, a title that names the brand, and a sentence: in the words of the document itself,
 * and where it has none, of the site.
 */
export function describePage(
  path: string,
  found: Found,
  { site }: Pick<Shell, 'site'>,
): { headline: string; title: string; description: string | undefined } {
  const standing = documentIn(found);
  const document = standing?.document;
  const place = placeBelowOf(document);
  const about = standing && typeOf(standing).about;
  const summary = about && document?.[about];
  const description =
    (document?.seo?.description ?? (typeof summary === 'string' ? summary : '')) ||
    site?.seo?.description ||
    undefined;
  const placed = (title: string | null | undefined) => (title ? title + (place?.suffix ?? '') : null);
  const headline = headlineOf(path, placed(document?.seo?.title), placed(document?.title), site);
  return {
    headline,
    title: titleOf(headline, site),
    description: place?.title && description ? `${place.title}. ${description}` : description,
  };
}
