import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "tabs": coalesce(tabs[]{
    "key": _key, "label": coalesce(label, "Tab"), "title": coalesce(title, "Title"), text,
    "picture": picture${pictureProjection}, "href": link${linkProjection}, linkLabel, anchor
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  tabs: z.array(
    z.object({
      key: z.string(),
      label: textOr('Tab'),
      title: textOr('Title'),
      text: optionalText,
      picture,
      href: link,
      linkLabel: optionalText,
      anchor: z.string().nullable(),
    }),
  ),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
