import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { optionalText } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  title,
  "pictures": coalesce(pictures[]{
    "key": _key,
    "image": image${pictureProjection},
    "width": coalesce(width, 360),
    "aspectRatio": coalesce(aspectRatio, 1.5)
  }, [])
}`;

/** What the view receives; `width` in pixels, `aspectRatio` as width by height. */
export const contract = z.object({
  ...frame,
  title: optionalText,
  pictures: z.array(
    z.object({ key: z.string(), image: picture, width: z.number(), aspectRatio: z.number() }),
  ),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
