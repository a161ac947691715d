import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "steps": coalesce(steps[]{
    "key": _key,
    "title": coalesce(title, "Title"),
    text,
    duration,
    "sign": coalesce(sign, "identity"),
    "href": link${linkProjection},
    "linkLabel": coalesce(linkLabel, "Read on")
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  steps: z.array(
    z.object({
      key: z.string(),
      title: textOr('Title'),
      text: optionalText,
      duration: optionalText,
      sign: z.enum(['identity', 'owner', 'key']),
      href: link,
      linkLabel: textOr('Read on'),
    }),
  ),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
