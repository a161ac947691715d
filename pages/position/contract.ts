import groq from 'groq';
import * as z from 'zod';
import { form, formProjection } from '#schemas/form/contract.ts';
import { eachOrLeaveOut, orLeaveOut } from '#schemas/leave-out.ts';
import {
  isOpen,
  isOpenPosition,
  positionCard,
  positionCardFields,
  positionCardFound,
  positionCardProjection,
  withPositionAddress,
} from '#schemas/position/card.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { salary, salaryProjection } from '#schemas/salary/contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { timeZone, timeZoneOfSite } from '#schemas/site/time-zone.ts';
import { textOr } from '#schemas/text/contract.ts';
import { framed } from '#sections/sections-query.ts';

const listed = groq`${isOpenPosition} && _id != ^._id`;

/** A whole position, with other positions of its team and of other teams. */
export const positionFields = groq`
  _id,
  _updatedAt,
  ${positionCardFields},
  "summary": coalesce(summary, ""),
  publishedAt,
  closesAt,
  "timeZone": ${timeZoneOfSite},
  "isOpen": coalesce(${isOpen}, false),
  "countries": coalesce(countries, []),
  "salary": salary${salaryProjection},
  "body": coalesce(body${richTextProjection}, []),
  "form": coalesce(form->${formProjection}, *[_type == "site"][0].applicationForm->${formProjection}),
  "seo": seo${seoProjection},
  "ofTeam": *[${listed} && department == ^.department] | order(publishedAt desc)[0...3]${positionCardProjection},
  "ofOthers": *[${listed} && department != ^.department] | order(publishedAt desc)[0...3]${positionCardProjection}`;

/** The checked position; `related` holds up to three other positions, those of its team first. */
export const position = positionCardFound
  .extend({
    _id: z.string(),
    ...framed,
    _updatedAt: z.string(),
    summary: textOr(''),
    publishedAt: z.string().nullable(),
    closesAt: z.string().nullable(),
    timeZone,
    isOpen: z.boolean(),
    countries: z.array(z.string()),
    salary,
    body: richText,
    form: orLeaveOut('form of a position', form),
    seo,
    ofTeam: eachOrLeaveOut('related position', positionCard),
    ofOthers: eachOrLeaveOut('related position', positionCard),
  })
  .transform(({ ofTeam, ofOthers, ...rest }) => ({
    ...withPositionAddress(rest),
    related: [...ofTeam, ...ofOthers].slice(0, 3),
  }));

/** One position with all that its page shows. */
export type Position = Omit<z.output<typeof position>, keyof typeof framed>;
