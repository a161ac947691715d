import groq from 'groq';
import * as z from 'zod';
import { office, officeProjection } from '../office/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { seo, seoProjection } from '../seo/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';
import { networks } from './networks.ts';

/** The settings of the whole site: the brand, its networks and badges, and the default metadata. */
export const siteProjection = groq`{
  "brandName": coalesce(brandName, "Tessera"),
  tagline,
  "logo": logo${pictureProjection},
  "socialLinks": coalesce(socialLinks[]{"title": coalesce(title, "Title"), "icon": coalesce(icon, "network"), "href": coalesce(link, "")}, []),
  "badges": coalesce(badges[]{"title": coalesce(title, "Title"), "image": image${pictureProjection}}, []),
  privacyMailbox,
  "offices": coalesce(offices[]${officeProjection}, []),
  "seo": seo${seoProjection}
}`;

/** The checked site settings. */
export const site = z.object({
  brandName: textOr('Tessera'),
  tagline: optionalText,
  logo: picture,
  socialLinks: z.array(z.object({ title: textOr('Title'), icon: z.enum(networks), href: z.string() })),
  badges: z.array(z.object({ title: textOr('Title'), image: picture })),
  privacyMailbox: z.string().nullable(),
  offices: z.array(office),
  seo,
});

/** The site's settings. */
export type Site = z.output<typeof site>;
