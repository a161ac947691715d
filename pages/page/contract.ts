import groq from 'groq';
import * as z from 'zod';
import { neverThrowing } from '#contract/checking/check-contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { timeZone, timeZoneOfSite } from '#schemas/site/time-zone.ts';
import { textOr } from '#schemas/text/contract.ts';
import { framed } from '#sections/sections-query.ts';
import { type PageLayoutName, pageLayouts } from './default-layouts.ts';

/** The fields of a page, without its sections. */
export const pageFields = groq`
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, "Title"),
  "path": coalesce(path.current, "/"),
  layout,
  revisedAt,
  "timeZone": ${timeZoneOfSite},
  "seo": seo${seoProjection}`;

// Object.keys loses the type of the keys.
const names = Object.keys(pageLayouts) as PageLayoutName[];

/** The checked page. Its sections come from another query and are checked one by one. */
export const page = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  title: textOr('Title'),
  path: z.string(),
  layout: z.enum(names).nullable().catch(null),
  revisedAt: z.string().nullable(),
  timeZone,
  seo: neverThrowing(seo).catch(null),
  ...framed,
});

/** One page. */
export type Page = Omit<z.output<typeof page>, keyof typeof framed>;
