import { heading, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { CaseStudy } from './contract.ts';

/** A whole case study: the customer, the numbers, the quote, the text and the sections. */
export function markdown(study: CaseStudy, sections: Markdown): Markdown {
  const { title, customer, industry, summary, numbers, quote, speaker, body } = study;
  return [
    ...heading(1, title),
    ...paragraph([customer, industry].filter(Boolean).join(', ')),
    ...paragraph(summary),
    ...list(numbers.map(({ value, label }) => paragraph(`${value}: ${label}`))),
    ...paragraph(quote && [`“${quote}”`, speaker].filter(Boolean).join(' ')),
    ...richText(body),
    ...sections,
  ];
}
