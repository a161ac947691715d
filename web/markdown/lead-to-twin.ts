import type { Found } from '#pages/found.ts';
import { leadsToItself } from '#schemas/redirect/leads-to-itself.ts';
import { writeLocation } from '../headers/location.ts';
import { twinOfAddress } from '../page/page-path.ts';

/**
 * The answer at the Markdown address of a path that redirects within this site: a redirect to the Markdown of its
 * target, or a 404 when no header may hold that address. Undefined when the path does not redirect within the site.
 */
export function leadToTwin(path: string, { redirect }: Pick<Found, 'redirect'>): Response | undefined {
  const to = redirect?.to;
  if (!to?.startsWith('/') || leadsToItself(path, to)) return undefined;
  const location = writeLocation(twinOfAddress(to));
  if (location === null) return new Response(null, { status: 404 });
  return new Response(null, { status: redirect?.isPermanent ? 308 : 307, headers: { location } });
}
