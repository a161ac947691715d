import type { Metadata } from 'next';
import { documentIn, type Found } from '#pages/found.ts';
import { typeOf } from '#pages/type-of.ts';
import type { PictureProps } from '#schemas/picture/contract.ts';
import type { Seo } from '#schemas/seo/contract.ts';
import { cutText } from '#schemas/seo/cut-text.ts';
import { maxMetadataLengths } from '#schemas/seo/described-as.ts';
import { socialPicture } from '#schemas/seo/social-picture.ts';
import { socialSize } from '#schemas/seo/social-size.ts';
import type { Shell } from '#schemas/shell-query.ts';
import { type Card, cardAddress, cardOf } from '../cards/card.ts';
import { describePage } from '../page/describe-page.ts';
import { notFoundPath, twinOfPath } from '../page/page-path.ts';
import { placeBelowOf } from '../page/place-below-of.ts';
import { isHidden } from './hidden.ts';

/**
 * The metadata of what stands at a path: its own, or the site's where it has none; a picture is drawn when both have
 * none.
 */
export function pageMetadata(path: string, found: Found, { site }: Shell): Metadata {
  const { title, description } = describePage(path, found, { site });
  const document = documentIn(found)?.document;
  const fallback = site?.seo;
  const own: Seo = document?.seo ?? null;
  const brand = site?.brandName;
  const keywords = own?.keywords.length ? own.keywords : fallback?.keywords;
  const picture = own?.ogImage ?? fallback?.ogImage;
  const card = cardOf(path, found, { site });
  const social = {
    title,
    description: description && cutText(description, maxMetadataLengths.socialDescription),
    images: pictureOf(picture, card, title),
  };
  const place = placeBelowOf(document);
  // Each numbered page leads to posts that no other page lists, so search engines may show all but empty ones.
  const isMissing = !document || path === notFoundPath;
  const isUnlisted = isMissing || place?.isEmpty || isHidden(found, { site });
  return {
    title: { absolute: title },
    description: description && cutText(description, maxMetadataLengths.description),
    keywords,
    applicationName: brand,
    appleWebApp: { title: brand },
    // A page that answers 404 has no address of its own, and no twin.
    alternates: isMissing
      ? undefined
      : {
          canonical: path,
          types: { 'application/rss+xml': '/feed.xml', 'text/markdown': twinOfPath(path) },
        },
    pagination: place ? { previous: place.previous, next: place.next } : undefined,
    openGraph: { ...articleOf(found), siteName: brand, url: isMissing ? undefined : path, ...social },
    twitter: { card: 'summary_large_image', ...social },
    robots: isUnlisted ? { index: false, follow: false } : undefined,
  };
}

function pictureOf(picture: PictureProps | null | undefined, card: Card | null, title: string) {
  if (picture) return { url: socialPicture(picture), alt: picture.alt, ...socialSize };
  return card ? { url: cardAddress(card), alt: title, type: 'image/jpeg', ...socialSize } : undefined;
}

function articleOf(found: Found) {
  const standing = documentIn(found);
  const article = standing && typeOf(standing).articleOf?.(standing.document);
  return article ? { type: 'article' as const, ...article } : { type: 'website' as const };
}
