import { link, type Markdown, paragraph } from '../markdown/build.ts';
import type { RiskCard } from './contract.ts';
import { riskCategories, severities, titleIn } from './scales.ts';

/** A risk in a list: its title as a link, how bad it is, and what it is about. */
export function riskLine({ title, href, severity, category, summary }: RiskCard): Markdown {
  const facts = `${titleIn(severities, severity)}, ${titleIn(riskCategories, category)}`;
  return paragraph(link(title, href), ` (${facts})`, summary && `: ${summary}`);
}
