import type { RichTextBlock } from '../../text/rich-text.tsx';
import type { SeverityLevel } from './severity.tsx';

/** A risk as lists and links name it; `href` is the page that shows it in full, or null. */
export interface RiskName {
  _id: string;
  title: string;
  href: string | null;
}

/** A risk as a card shows it; `category` is its title, not its value. */
export interface RiskSummary extends RiskName {
  severity: SeverityLevel;
  category: string;
  summary: string;
}

/** A risk in full. */
export interface FullRisk extends RiskSummary {
  /** The identities that it concerns, in words. */
  concerns: string;
  /** In ISO 8601. */
  publishedAt: string | null;
  /** In which the day of `publishedAt` is meant, by its IANA name. */
  timeZone: string;
  description: readonly RichTextBlock[];
  detection: readonly RichTextBlock[];
  remediation: readonly RichTextBlock[];
  references: readonly { key: string; title: string; href: string | null }[];
  related: readonly RiskSummary[];
  previous: RiskName | null;
  next: RiskName | null;
}
