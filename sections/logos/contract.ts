import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { plainPicture, plainPictureProjection } from '#schemas/picture/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  title,
  text,
  "logos": coalesce(logos[]{
    "key": _key,
    "name": coalesce(name, "Name"),
    "mark": mark${plainPictureProjection},
    "isOpaque": coalesce(mark.asset->metadata.isOpaque, false),
    "isNameShown": coalesce(isNameShown, false),
    "href": link${linkProjection}
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  title: optionalText,
  text: optionalText,
  logos: z.array(
    z.object({
      key: z.string(),
      name: textOr('Name'),
      mark: plainPicture,
      isOpaque: z.boolean(),
      isNameShown: z.boolean(),
      href: link,
    }),
  ),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
