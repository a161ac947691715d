import groq from 'groq';
import * as z from 'zod';
import { form, formProjection } from '../form/contract.ts';
import { eachOrLeaveOut, orLeaveOut } from '../leave-out.ts';
import { richText, richTextProjection } from '../rich-text/contract.ts';
import { seo, seoProjection } from '../seo/contract.ts';

const cardFields = groq`
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  location,
  type,
  department`;

/** An open position as a list shows it. */
export const positionCardProjection = groq`{${cardFields}}`;

/** The checked line of a list of positions. */
export const positionCard = z.object({
  title: z.string(),
  slug: z.string(),
  location: z.string().nullable(),
  type: z.string().nullable(),
  department: z.string().nullable(),
});

/** One position in a list. */
export type PositionCard = z.output<typeof positionCard>;

const listed = groq`_type == "position" && defined(slug.current) && _id != ^._id`;

/** A whole position with others of its team, and others beside these. */
export const positionProjection = groq`{
  _id,
  _updatedAt,
  ${cardFields},
  "summary": coalesce(summary, ""),
  publishedAt,
  "body": coalesce(body${richTextProjection}, []),
  "form": coalesce(form->${formProjection}, *[_type == "site"][0].applicationForm->${formProjection}),
  "seo": seo${seoProjection},
  "ofTeam": *[${listed} && department == ^.department] | order(publishedAt desc)[0...3]${positionCardProjection},
  "ofOthers": *[${listed} && department != ^.department] | order(publishedAt desc)[0...3]${positionCardProjection}
}`;

/** The checked position; `related` are three others, those of its team first. */
export const position = positionCard
  .extend({
    _id: z.string(),
    _updatedAt: z.string(),
    summary: z.string(),
    publishedAt: z.string().nullable(),
    body: richText,
    form: orLeaveOut('form of a position', form),
    seo,
    ofTeam: eachOrLeaveOut('related position', positionCard),
    ofOthers: eachOrLeaveOut('related position', positionCard),
  })
  .transform(({ ofTeam, ofOthers, ...rest }) => ({
    ...rest,
    related: [...ofTeam, ...ofOthers].slice(0, 3),
  }));

/** One position with all that its page shows. */
export type Position = z.output<typeof position>;
