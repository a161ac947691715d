import type { SanityClient } from '@sanity/client';
import type { cookies } from 'next/headers';
import * as z from 'zod';
import { layeredClient } from '../../content/client.ts';
import { layersAt, plannedQuery } from './layers-at.ts';
import { perspectiveOf, readPerspective } from './perspective.ts';
import { momentIn, readPreviewMoment } from './preview-moment.ts';

/** The perspective and the moment at which an editor looks at the site. */
export interface Outlook {
  /** The perspective in which the Studio is. */
  chosen: string[];
  /**
   * The perspective that the page is made from: the chosen one or, at a moment, that of all that is planned until then.
   */
  perspective: string[];
  /** The moment at which the site is looked at, in ISO 8601; undefined for now. */
  moment: string | undefined;
}

type Cookies = Pick<Awaited<ReturnType<typeof cookies>>, 'get'>;

const planned = z.array(z.object({ name: z.string(), at: z.string() }));

/**
 * Reads how an editor looks at the site: from the query `asked` of their page, else from their cookies, which all of
 * their windows share.
 */
export async function readOutlook(
  client: SanityClient,
  jar: Cookies,
  asked = new URLSearchParams(),
): Promise<Outlook> {
  const [layers, time] = [asked.get('perspective'), asked.get('moment')];
  const chosen = layers === null ? readPerspective(jar) : perspectiveOf(layers);
  const moment = time === null ? readPreviewMoment(jar) : momentIn(time);
  if (moment === undefined) return { chosen, perspective: chosen, moment };
  const options = { perspective: 'raw', cache: 'no-store' } as const;
  const releases = planned.parse(await layeredClient(client).fetch(plannedQuery, {}, options));
  return { chosen, perspective: layersAt(releases, moment), moment };
}
