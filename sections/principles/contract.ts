import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { icon } from '#schemas/icon/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';
import { cleanHtml } from './html.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  "title": coalesce(title, "Title"),
  subtitle,
  "cards": coalesce(cards, []),
  "info": info{
    title,
    text,
    "iconsCards": coalesce(iconsCards[]{"key": _key, icon, "title": coalesce(title, "Title"), text}, [])
  }
}`;

/** What the view receives; the cards are safe HTML. */
export const contract = z.object({
  ...frame,
  title: textOr('Title'),
  subtitle: optionalText,
  cards: z.array(z.string().transform(cleanHtml)),
  info: z
    .object({
      title: optionalText,
      text: optionalText,
      iconsCards: z.array(z.object({ key: z.string(), icon, title: textOr('Title'), text: optionalText })),
    })
    .nullable(),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
