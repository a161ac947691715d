import groq from 'groq';
import * as z from 'zod';
import { button, buttonProjection } from '#schemas/button/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "plans": coalesce(plans[]{
    "key": _key, "title": coalesce(title, "Title"), badge, text, "price": coalesce(price, "Price"), period,
    "button": button${buttonProjection}, includedLabel, "included": coalesce(included, [])
  }, []),
  note
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  plans: z.array(
    z.object({
      key: z.string(),
      title: textOr('Title'),
      badge: optionalText,
      text: optionalText,
      price: textOr('Price'),
      period: optionalText,
      button: button.nullable(),
      includedLabel: optionalText,
      included: z.array(z.string()),
    }),
  ),
  note: optionalText,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
