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
  "before": {"title": coalesce(before.title, "Before"), "points": coalesce(before.points, [])},
  "after": {"title": coalesce(after.title, "After"), "points": coalesce(after.points, [])},
  "steps": coalesce(steps[]{"key": _key, "title": coalesce(title, "Title"), duration}, []),
  value,
  valueLabel,
  source,
  "href": link${linkProjection}
}`;

/** What the view receives; without `value` there is no number. */
export const contract = z.object({
  ...frame,
  ...intro,
  before: z.object({ title: textOr('Before'), points: z.array(z.string()) }),
  after: z.object({ title: textOr('After'), points: z.array(z.string()) }),
  steps: z.array(z.object({ key: z.string(), title: textOr('Title'), duration: optionalText })),
  value: optionalText,
  valueLabel: optionalText,
  source: optionalText,
  href: link,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
