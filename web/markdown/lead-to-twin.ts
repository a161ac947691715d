import type { Found } from '#pages/found.ts';
import { leadsToItself } from '#schemas/redirect/leads-to-itself.ts';
import { writeLocation } from '../headers/location.ts';
import { twinOfAddress } from '../page/page-path.ts';

/**
 * The answer at the Markdown of a path that leads elsewhere on this site: the Markdown of where that is, or a 404 when no header may
 * say it. Undefined where the path does not lead on.
 */
export function leadToTwin(path: string, { redirect }: Pick<Found, 'redirect'>): Response | undefined {
  const to = redirect?.to;
  if (!to?.startsWith('/') || leadsToItself(path, to)) return undefined;
  const location = writeLocation(twinOfAddress(to));
  if (location === null) return new Response(null, { status: 404 });
  return new Response(null, { status: redirect?.isPermanent ? 308 : 307, headers: { location } });
}
