import { heading, link, list, type Markdown, paragraph } from '../markdown/build.ts';
import { richText } from '../rich-text/markdown.ts';
import type { Risk, RiskCard } from './contract.ts';
import { affectedIdentities, riskCategories, severities, titleIn } from './scales.ts';

/** A risk in a list: its title as a link, its severity and category, and its summary. */
export function riskLine({ title, href, severity, category, summary }: RiskCard): Markdown {
  const facts = `${titleIn(severities, severity)}, ${titleIn(riskCategories, category)}`;
  return paragraph(link(title, href), ` (${facts})`, summary && `: ${summary}`);
}

/** A risk below its title: its summary, its facts, its text and its references. */
export function riskInFull(risk: Risk): Markdown {
  const facts = {
    Severity: titleIn(severities, risk.severity),
    Category: titleIn(riskCategories, risk.category),
    Affects: risk.affected.map((identity) => titleIn(affectedIdentities, identity)).join(', '),
  };
  return [
    ...paragraph(risk.summary),
    ...list(Object.entries(facts).map(([name, fact]) => paragraph(fact && `${name}: ${fact}`))),
    ...part('What happens', richText(risk.description)),
    ...part('How to find it', richText(risk.detection)),
    ...part('How to end it', richText(risk.remediation)),
    ...part('References', list(risk.references.map(({ title, href }) => paragraph(link(title, href))))),
    ...part('Related risks', list(risk.related.map(riskLine))),
  ];
}

function part(title: string, text: Markdown): Markdown {
  return text.length > 0 ? [...heading(2, title), ...text] : [];
}
