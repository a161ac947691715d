import groq from 'groq';
import * as z from 'zod';
import { author, authorProjection } from '../author/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';

/** An episode as its card and its player show it. */
export const episodeProjection = groq`{
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
  publishedAt
}`;

/** The checked episode. */
export const episode = z.object({
  title: z.string(),
  slug: z.string(),
  number: z.number().nullable(),
  description: z.string().nullable(),
  videoPoster: picture,
  videoDuration: z.string().nullable(),
  tagColor: z.string().nullable(),
  video: z.string().nullable(),
  captions: z.string().nullable(),
  speaker: author.nullable(),
  publishedAt: z.string().nullable(),
});

/** One episode of the masterclass. */
export type Episode = z.output<typeof episode>;
