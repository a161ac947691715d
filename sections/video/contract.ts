import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "video": video.asset->url,
  "poster": poster${pictureProjection},
  "captions": captions.asset->url,
  duration,
  "chapters": coalesce(chapters[]{"key": _key, "start": coalesce(start, "0:00"), "title": coalesce(title, "Title")}, []),
  transcript,
  publishedAt
}`;

/** What the view receives; a draft may lack the film, and then the poster stands alone. */
export const contract = z.object({
  ...frame,
  ...intro,
  video: z.string().nullable(),
  poster: picture,
  captions: z.string().nullable(),
  duration: z.string().nullable(),
  chapters: z.array(z.object({ key: z.string(), start: z.string(), title: textOr('Title') })),
  transcript: optionalText,
  publishedAt: z.string().nullable(),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
