import type { SanityClient } from '@sanity/client';
import type { cookies } from 'next/headers';
import * as z from 'zod';
import { layeredClient } from '../../content/client.ts';
import { layersAt, plannedQuery } from './layers-at.ts';
import { perspectiveOf, readPerspective } from './perspective.ts';
import { momentIn, readMoment } from './preview-moment.ts';

/** What an editor looks at. */
export interface Outlook {
  /** The perspective in which the Studio is. */
  chosen: string[];
  /** The perspective of which the page is made: the same, or at a moment that of what is planned until then. */
  perspective: string[];
  /** The moment at which the site is looked at; undefined for now. */
  moment: string | undefined;
}

type Cookies = Pick<Awaited<ReturnType<typeof cookies>>, 'get'>;

const planned = z.array(z.object({ name: z.string(), at: z.string() }));

/** Reads what an editor looks at: as her page says that asks, else as her cookies do, which all of her windows share. */
export async function readOutlook(
  client: SanityClient,
  jar: Cookies,
  asked = new URLSearchParams(),
): Promise<Outlook> {
  const [layers, time] = [asked.get('perspective'), asked.get('moment')];
  const chosen = layers === null ? readPerspective(jar) : perspectiveOf(layers);
  const moment = time === null ? readMoment(jar) : momentIn(time);
  if (moment === undefined) return { chosen, perspective: chosen, moment };
  const options = { perspective: 'raw', cache: 'no-store' } as const;
  const releases = planned.parse(await layeredClient(client).fetch(plannedQuery, {}, options));
  return { chosen, perspective: layersAt(releases, moment), moment };
}
