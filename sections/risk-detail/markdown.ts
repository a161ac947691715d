import { emphasis, heading, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import { riskLine } from '#schemas/risk/markdown.ts';
import { affectedIdentities, riskCategories, severities, titleIn } from '#schemas/risk/scales.ts';
import type { Props } from './contract.ts';

/** The risk with its facts, its text and its references. */
export function markdown({ eyebrow, risk }: Props): Markdown {
  if (!risk) return [];
  const facts = {
    Severity: titleIn(severities, risk.severity),
    Category: titleIn(riskCategories, risk.category),
    Concerns: risk.affected.map((identity) => titleIn(affectedIdentities, identity)).join(', '),
  };
  return [
    ...heading(1, risk.title),
    ...paragraph(emphasis(eyebrow)),
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
