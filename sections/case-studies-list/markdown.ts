import { intro, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** One line for every case study: its title as a link, the customer, and the summary. */
export function markdown({ studies, emptyText, ...words }: Props): Markdown {
  const lines = studies.map(({ title, href, customer, industry, summary }) =>
    paragraph(link(title, href), ` (${[customer, industry].filter(Boolean).join(', ')})`, `: ${summary}`),
  );
  return [...intro(words), ...(lines.length > 0 ? list(lines) : paragraph(emptyText))];
}
