import groq from 'groq';
import * as z from 'zod';
import { link, linkProjection } from '../link/contract.ts';
import { richText, richTextProjection } from '../rich-text/contract.ts';

const nameFields = groq`
  _id,
  "title": coalesce(title, "Title"),
  "severity": coalesce(severity, "medium"),
  "href": page->{"path": path.current}`;

const cardFields = groq`
  ${nameFields},
  "category": coalesce(category, "credentials"),
  "affected": coalesce(affected, []),
  "summary": coalesce(summary, ""),
  publishedAt`;

/** A risk by its name, for the way from one to the next. */
export const riskNameProjection = groq`{${nameFields}}`;

/** A risk as its card shows it. */
export const riskCardProjection = groq`{${cardFields}}`;

/** A risk with all that its page shows. */
export const riskProjection = groq`{
  ${cardFields},
  "description": coalesce(description${richTextProjection}, []),
  "detection": coalesce(detection${richTextProjection}, []),
  "remediation": coalesce(remediation${richTextProjection}, []),
  "references": coalesce(references[]{"key": _key, "title": coalesce(title, "Title"), "href": link${linkProjection}}, []),
  "related": coalesce(related[]->${riskCardProjection}, [])
}`;

/** The checked name of a risk; `href` is the page that shows it, or null. */
export const riskName = z.object({
  _id: z.string(),
  title: z.string(),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  href: z
    .object({ path: z.string().nullable() })
    .nullable()
    .transform((page) => page?.path ?? null),
});

/** The checked card of a risk. */
export const riskCard = riskName.extend({
  category: z.enum(['credentials', 'access', 'lifecycle', 'supply-chain', 'agents', 'visibility']),
  affected: z.array(z.string()),
  summary: z.string(),
  publishedAt: z.string().nullable(),
});

/** The checked risk. */
export const risk = riskCard.extend({
  description: richText,
  detection: richText,
  remediation: richText,
  references: z.array(z.object({ key: z.string(), title: z.string(), href: link })),
  related: z.array(riskCard.nullable()).transform((risks) => risks.filter((other) => other !== null)),
});

/** A risk by its name. */
export type RiskName = z.output<typeof riskName>;
/** A risk on a card. */
export type RiskCard = z.output<typeof riskCard>;
/** A risk in full. */
export type Risk = z.output<typeof risk>;
