import type { SanityClient } from '@sanity/client';
import groq from 'groq';
import * as z from 'zod';
import { indexParams } from '#schemas/index-address.ts';
import { takesAddresses } from '#sections/addresses.ts';
import { sectionsOfKinds } from '#sections/sections-query.ts';
import { fetchContent } from '../content/fetch-content.ts';
import type { Stored } from './fill.ts';

/** Reads a section as the site gets it: through the projection of its kind, but without storing it anywhere. */
export async function readSection(client: SanityClient, section: Stored): Promise<unknown> {
  const query = groq`$sections${sectionsOfKinds([String(section._type)])}`;
  const params = { sections: [section], ...indexParams(await placeOf(client, section)) };
  const { data } = await fetchContent(client, z.array(z.unknown()), query, params);
  return data[0];
}

/**
 * The path at which a section with further addresses is shown: that of a page that holds one, so that its links lead
 * somewhere.
 */
async function placeOf(client: SanityClient, section: Stored): Promise<string> {
  if (!takesAddresses(section)) return '/';
  const query = groq`*[$kind in sections[]._type && defined(path.current)][0].path.current`;
  const { data } = await fetchContent(client, z.string().nullable(), query, { kind: section._type });
  return data ?? '/';
}
