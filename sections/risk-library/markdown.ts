import { intro, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { riskLine } from '#schemas/risk/markdown.ts';
import { bySeverity } from '#schemas/risk/order-risks.ts';
import type { Props } from './contract.ts';

/** One line for every risk, the worst first. */
export function markdown({ risks, emptyText, ...words }: Props): Markdown {
  const lines = list(bySeverity(risks).map(riskLine));
  return [...intro(words), ...(lines.length > 0 ? lines : paragraph(emptyText))];
}
