import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { icon } from '#schemas/icon/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "columns": coalesce(columns, 3),
  "cards": coalesce(cards[]{
    "key": _key, icon, "title": coalesce(title, "Title"), text, "href": link${linkProjection}, linkLabel
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  cards: z.array(
    z.object({
      key: z.string(),
      icon,
      title: textOr('Title'),
      text: optionalText,
      href: link,
      linkLabel: optionalText,
    }),
  ),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
