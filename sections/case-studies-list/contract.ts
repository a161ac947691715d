import groq from 'groq';
import * as z from 'zod';
import { withAddress } from '#schemas/addresses.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { textOr } from '#schemas/text/contract.ts';

/** What the site asks for: all case studies with an address, or those of one industry, the newest first. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "isFilterable": coalesce(isFilterable, true),
  "emptyText": coalesce(emptyText, "No case study fits. Ask us: some customers tell, but not in public."),
  "studies": *[_type == "case-study" && defined(slug.current) && (!defined(^.industry) || industry == ^.industry)] | order(publishedAt desc, _id asc)[0...100]{
    "title": coalesce(title, "Title"),
    "slug": coalesce(slug.current, ""),
    "customer": coalesce(customer, ""),
    "industry": coalesce(industry, ""),
    "summary": coalesce(summary, ""),
    "number": numbers[0]{"value": coalesce(value, ""), "label": coalesce(label, "")}
  }
}`;

const study = z
  .object({
    title: textOr('Title'),
    slug: z.string(),
    customer: textOr(''),
    industry: textOr(''),
    summary: textOr(''),
    number: z.object({ value: textOr(''), label: textOr('') }).nullable(),
  })
  .transform(withAddress('case-study'));

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  isFilterable: z.boolean(),
  emptyText: textOr('No case study fits. Ask us: some customers tell, but not in public.'),
  studies: z.array(study),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
