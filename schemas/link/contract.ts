import groq from 'groq';
import * as z from 'zod';
import { addressOf } from '../addresses.ts';
import { readAddress } from './read-address.ts';

/** The target of a link: a document of the site or an address, with an optional anchor. */
export const linkProjection = groq`{
  "page": page->{_type, "path": path.current, "slug": slug.current},
  href,
  anchor
}`;

/**
 * Turns a link into its address: a path of this site, an absolute address, or null where it leads nowhere. `anchor`
 * takes precedence over one in the address.
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
