import groq from 'groq';
import * as z from 'zod';
import { addressOf } from '../addresses.ts';
import { readAddress } from './read-address.ts';

/** Where a link points: a document of the site, or an address, and perhaps a place on that page. */
export const linkProjection = groq`{
  "page": page->{_type, "path": path.current, "slug": slug.current},
  href,
  anchor
}`;

/**
 * A link becomes its address: a path of this site, an absolute address, or null when it leads nowhere. A place that is named
 * beside an address goes before the one in it.
 */
export const link = z
  .object({
    page: z
      .object({ _type: z.string(), path: z.string().nullable(), slug: z.string().nullable() })
      .nullable(),
    href: z.string().nullable(),
    anchor: z.string().nullable(),
  })
  .nullable()
  .transform((target): string | null => {
    if (!target) return null;
    const address = target.page ? addressOf(target.page) : readAddress(target.href);
    const anchor = target.anchor ? `#${target.anchor.replace(/^#/, '')}` : '';
    const isAlone = !target.page && !target.href;
    if (!address) return anchor && isAlone ? anchor : null;
    return anchor ? address.replace(/#.*$/s, '') + anchor : address;
  });
