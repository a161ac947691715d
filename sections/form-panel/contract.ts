import groq from 'groq';
import * as z from 'zod';
import { form, formProjection } from '#schemas/form/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "form": form->${formProjection},
  pointsTitle,
  "points": coalesce(points[]{"key": _key, "title": coalesce(title, "Title"), text}, []),
  "note": coalesce(note${richTextProjection}, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  form: form.nullable(),
  pointsTitle: optionalText,
  points: z.array(z.object({ key: z.string(), title: textOr('Title'), text: optionalText })),
  note: richText,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
