import { intro, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** One line for every integration: its name, its category and its description. */
export function markdown({ integrations, emptyText, ...words }: Props): Markdown {
  const lines = integrations.map(({ title, category, description }) =>
    paragraph(strong(title), category && ` (${category})`, description && `: ${description}`),
  );
  return [...intro(words), ...(lines.length > 0 ? list(lines) : paragraph(emptyText))];
}
