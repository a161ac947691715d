import { demo, page, paper } from '../compose.ts';
import { address, type Document, keyed, seo, slug, type text, to } from '../write.ts';
import { type Source, sources } from './sources.ts';

/** What differs from one risk to the next. */
export interface KnownRisk {
  /** The last part of its address, and of its ids. */
  name: string;
  title: string;
  severity: 'critical' | 'high' | 'medium' | 'low';
  category: string;
  affected: string[];
  since: string;
  summary: string;
  description: ReturnType<typeof text>;
  detection: ReturnType<typeof text>;
  remediation: ReturnType<typeof text>;
  references: Source[];
  /** The names of those that a reader should see next. */
  related: string[];
  /** The question with which its page ends. */
  question: string;
}

/** A risk as stored, and the page that shows it. */
export function knownRisk({ name, since, references, related, question, ...fields }: KnownRisk): Document[] {
  const { title, summary } = fields;
  const risk: Document = {
    _id: `risk-${name}`,
    _type: 'risk',
    ...fields,
    slug: slug(name),
    publishedAt: since,
    references: keyed(references.map((source) => reference(...sources[source]))),
    related: keyed(related.map((other) => to(`risk-${other}`))),
    page: { ...to(`page-risk-${name}`), _weak: true },
  };
  const sections = [
    { _type: 'risk-detail', eyebrow: 'Known risk', risk: to(risk._id), ...paper, spacing: 'small' },
    demo(
      question,
      'We read one of your accounts, read-only, and show you each case with the record that it comes from.',
    ),
  ];
  return [
    risk,
    page(
      `risk-${name}`,
      `/nhi-risk-library/${name}`,
      title,
      sections,
      seo(title, summary, ['non-human identity', 'risk']),
    ),
  ];
}

const reference = (title: string, href: string) => ({ _type: 'risk-reference', title, link: address(href) });
