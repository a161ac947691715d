import { intro, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Every case study in a line: its title as a link, whose it is, and what it tells. */
export function markdown({ studies, emptyText, ...words }: Props): Markdown {
  const lines = studies.map(({ title, href, customer, industry, summary }) =>
    paragraph(link(title, href), ` (${[customer, industry].filter(Boolean).join(', ')})`, `: ${summary}`),
  );
  return [...intro(words), ...(lines.length > 0 ? list(lines) : paragraph(emptyText))];
}
