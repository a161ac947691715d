import groq from 'groq';
import * as z from 'zod';
import { addressOf } from '../addresses.ts';
import { link, linkProjection } from '../link/contract.ts';
import { richText, richTextProjection } from '../rich-text/contract.ts';
import { timeZone, timeZoneOfSite } from '../site/time-zone.ts';
import { textOr } from '../text/contract.ts';
import { neighbour } from './neighbours.ts';

const name = groq`{_id, "title": coalesce(title, "Title"), "slug": slug.current}`;

const cardFields = groq`
  _id,
  "title": coalesce(title, "Title"),
  "severity": coalesce(severity, "medium"),
  "slug": slug.current,
  "category": coalesce(category, "credentials"),
  "affected": coalesce(affected, []),
  "summary": coalesce(summary, ""),
  publishedAt`;

/** A risk as its card shows it. */
export const riskCardProjection = groq`{${cardFields}}`;

/** The fields of a risk that its page shows, including links to the risks before and after it, for a projection. */
export const riskFields = groq`
  ${cardFields},
  "timeZone": ${timeZoneOfSite},
  "description": coalesce(description${richTextProjection}, []),
  "detection": coalesce(detection${richTextProjection}, []),
  "remediation": coalesce(remediation${richTextProjection}, []),
  "references": coalesce(references[]{"key": _key, "title": coalesce(title, "Title"), "href": link${linkProjection}}, []),
  "related": coalesce(related[]->${riskCardProjection}, []),
  "previous": ${neighbour('before', name)},
  "next": ${neighbour('after', name)}`;

/** The same fields as a whole projection. */
export const riskProjection = groq`{${riskFields}}`;

const nameFound = z.object({ _id: z.string(), title: textOr('Title'), slug: z.string().nullable() });

const cardFound = nameFound.extend({
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  category: z.enum(['credentials', 'access', 'lifecycle', 'supply-chain', 'agents', 'visibility']),
  affected: z.array(z.string()),
  summary: textOr(''),
  publishedAt: z.string().nullable(),
});

/** Adds the address of the risk's page; null where the risk has none. */
export const withRiskAddress = <Found extends { slug: string | null }>({ slug, ...found }: Found) => ({
  ...found,
  href: addressOf({ _type: 'risk', slug }),
});

/** The checked card of a risk. */
export const riskCard = cardFound.transform(withRiskAddress);

/** The contract of `riskFields`, before the address is added. */
export const riskFound = cardFound.extend({
  timeZone,
  description: richText,
  detection: richText,
  remediation: richText,
  references: z.array(z.object({ key: z.string(), title: textOr('Title'), href: link })),
  related: z.array(riskCard.nullable()).transform((risks) => risks.filter((other) => other !== null)),
  previous: nameFound.transform(withRiskAddress).nullable(),
  next: nameFound.transform(withRiskAddress).nullable(),
});

/** The checked risk. */
export const risk = riskFound.transform(withRiskAddress);

/** A risk on a card. */
export type RiskCard = z.output<typeof riskCard>;
/** A risk in full. */
export type Risk = z.output<typeof risk>;
