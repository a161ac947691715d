import groq from 'groq';
import * as z from 'zod';
import { withAddress } from '../addresses.ts';
import { author, authorProjection } from '../author/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';

/** The fields of an episode that its card and its player show, for a projection. */
export const episodeFields = groq`
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  number,
  description,
  "videoPoster": videoPoster${pictureProjection},
  videoDuration,
  "tagColor": tagColor.value,
  "video": video.asset->url,
  "captions": captions.asset->url,
  "speaker": speaker->${authorProjection},
  publishedAt`;

/** The same fields as a whole projection. */
export const episodeProjection = groq`{${episodeFields}}`;

/** The contract of these fields, before the address is added. */
export const episodeFound = z.object({
  title: textOr('Title'),
  slug: z.string(),
  number: z.number().nullable(),
  description: optionalText,
  videoPoster: picture,
  videoDuration: z.string().nullable(),
  tagColor: z.string().nullable(),
  video: z.string().nullable(),
  captions: z.string().nullable(),
  speaker: author.nullable(),
  publishedAt: z.string().nullable(),
});

/** An episode with the address of its page. */
export const withEpisodeAddress = withAddress('episode');

/** The checked episode. */
export const episode = episodeFound.transform(withEpisodeAddress);

/** One episode of the masterclass. */
export type Episode = z.output<typeof episode>;
