import { heading, type Markdown } from '#schemas/markdown/build.ts';
import { riskInFull } from '#schemas/risk/markdown.ts';
import type { RiskPage } from './contract.ts';

/** A whole risk, and its sections. */
export function markdown(risk: RiskPage, sections: Markdown): Markdown {
  return [...heading(1, risk.title), ...riskInFull(risk), ...sections];
}
