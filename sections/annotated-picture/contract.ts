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
  "picture": picture${pictureProjection},
  "points": coalesce(points[]{
    "key": _key, "title": coalesce(title, "Title"), text, "x": coalesce(x, 50), "y": coalesce(y, 50)
  }, []),
  "pictureSide": coalesce(pictureSide, "left")
}`;

/** What the view receives; `x` and `y` of a point are in percent of the picture's width and height. */
export const contract = z.object({
  ...frame,
  ...intro,
  picture,
  points: z.array(
    z.object({ key: z.string(), title: textOr('Title'), text: optionalText, x: z.number(), y: z.number() }),
  ),
  pictureSide: z.enum(['left', 'right']),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
