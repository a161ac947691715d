import groq from 'groq';
import * as z from 'zod';
import { episodeFields, episodeFound, withEpisodeAddress } from '#schemas/episode/contract.ts';
import { episodeLine, episodeLineProjection } from '#schemas/episode/line.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { framed } from '#sections/sections-query.ts';

const listed = groq`_type == "episode" && defined(slug.current)`;

/** A whole episode with the ones before and after it. */
export const fields = groq`
  _id,
  _updatedAt,
  ${episodeFields},
  "seo": seo${seoProjection},
  "previous": *[${listed} && number <= ^.number && (number < ^.number || _id < ^._id)]
    | order(number desc, _id desc)[0]${episodeLineProjection},
  "next": *[${listed} && number >= ^.number && (number > ^.number || _id > ^._id)]
    | order(number asc, _id asc)[0]${episodeLineProjection}`;

/** The checked episode. */
export const contract = episodeFound
  .extend({
    _id: z.string(),
    ...framed,
    _updatedAt: z.string(),
    seo,
    previous: episodeLine.nullable(),
    next: episodeLine.nullable(),
  })
  .transform(withEpisodeAddress);

/** One episode with all that its page shows. */
export type EpisodePage = Omit<z.output<typeof contract>, keyof typeof framed>;
