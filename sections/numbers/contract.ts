import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  title,
  text,
  "results": coalesce(results[]{
    "key": _key,
    "value": coalesce(value, "–"),
    unit,
    "label": coalesce(label, "What it measures"),
    "source": coalesce(source, "Source"),
    "href": link${linkProjection}
  }, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: optionalText,
  title: optionalText,
  text: optionalText,
  results: z.array(
    z.object({
      key: z.string(),
      value: textOr('–'),
      unit: optionalText,
      label: textOr('What it measures'),
      source: textOr('Source'),
      href: link,
    }),
  ),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
