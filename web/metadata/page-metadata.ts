import type { Metadata } from 'next';
import type { Seo } from '#schemas/seo/contract.ts';
import type { Shell } from '#schemas/shell-query.ts';
import type { Resolved } from '#sections/resolve-contract.ts';
import { indexOf } from '../page/index-of.ts';
import { notFoundPath, twinOfPath } from '../page/page-path.ts';
import { cutText } from './cut-text.ts';
import { describePage } from './describe-page.ts';
import { socialPicture, socialSize } from './social-picture.ts';

const longestDescription = 200;
const longestSocialDescription = 140;

/** The metadata of what stands at a path: its own, and where it has none, the site's. */
export function pageMetadata(path: string, found: Resolved, { site }: Shell): Metadata {
  const { title, description } = describePage(path, found, { site });
  const document = found.page ?? found.post ?? found.position;
  const fallback = site?.seo;
  const own: Seo = document?.seo ?? null;
  const brand = site?.brandName;
  const keywords = own?.keywords.length ? own.keywords : fallback?.keywords;
  const picture = own?.ogImage ?? found.post?.image ?? fallback?.ogImage;
  const social = {
    title,
    description: description && cutText(description, longestSocialDescription),
    images: picture ? [{ url: socialPicture(picture), alt: picture.alt, ...socialSize }] : undefined,
  };
  const place = indexOf(found);
  // Each numbered page leads to posts that no other lists, so search engines may show all of them but an empty one.
  const isHidden =
    !document || path === notFoundPath || place?.isEmpty || (own?.noindex ?? fallback?.noindex);
  return {
    title: { absolute: title },
    description: description && cutText(description, longestDescription),
    keywords,
    applicationName: brand,
    appleWebApp: { title: brand },
    alternates: document && {
      canonical: path,
      types: { 'application/rss+xml': '/feed.xml', 'text/markdown': twinOfPath(path) },
    },
    pagination: place ? { previous: place.previous, next: place.next } : undefined,
    openGraph: { type: found.post ? 'article' : 'website', siteName: brand, url: path, ...social },
    twitter: { card: 'summary_large_image', ...social },
    robots: isHidden ? { index: false, follow: false } : undefined,
  };
}
