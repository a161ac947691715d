import type { SanityClient } from '@sanity/client';
import groq from 'groq';
import * as z from 'zod';
import { indexParams } from '#schemas/index-address.ts';
import { sectionsOfKinds } from '#sections/sections-query.ts';
import { fetchContent } from '../content/fetch-content.ts';
import type { Stored } from './fill.ts';

/** A section as the site gets it, through the projection of its kind and without being stored anywhere. */
export async function readSection(client: SanityClient, section: Stored): Promise<unknown> {
  const query = groq`$sections${sectionsOfKinds([String(section._type)])}`;
  const params = { sections: [section], ...indexParams('/') };
  const { data } = await fetchContent(client, z.array(z.unknown()), query, params);
  return data[0];
}
