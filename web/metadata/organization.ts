import { postalAddress } from '#schemas/office/postal-address.ts';
import type { PictureProps } from '#schemas/picture/contract.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { Site } from '#schemas/site/contract.ts';
import { siteUrl } from '../page/site-url.ts';
import { urlOf } from './url-of.ts';

const minLogo = 112; // px; search engines take no smaller logo, and not every drawing
const mark = { src: '/icon-512.png', width: 512, height: 512 };

/**
 * The organization behind the site (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export function organizationOf(site: Site | null, otherName: string): Thing {
  const [seat] = site?.offices ?? [];
  return {
    '@type': 'Organization',
    '@id': siteUrl('/#organization'),
    name: site?.brandName ?? otherName,
    url: siteUrl('/'),
    logo: logoOf(site?.logo),
    ...(seat && { address: postalAddress(seat) }),
    sameAs: site?.socialLinks.map(({ href }) => href).filter(Boolean),
  };
}

/** The logo if it is a picture of enough pixels, else the icon that the site has as an application. */
function logoOf(logo: PictureProps | null | undefined): Thing {
  const isTaken =
    logo && !logo.src.split('?')[0]?.endsWith('.svg') && Math.min(logo.width, logo.height) >= minLogo;
  const { src, width, height } = isTaken ? logo : mark;
  return { '@type': 'ImageObject', url: urlOf(src), width, height };
}
