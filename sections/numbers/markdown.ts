import { intro, link, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** One line for each number, with what it measures and its source. */
export function markdown({ eyebrow, title, text, results }: Props): Markdown {
  const lines = results.map(({ value, unit, label, source, href }) =>
    paragraph(strong([value, unit].filter(Boolean).join(' ')), ` ${label} (`, link(source, href), ')'),
  );
  return [...intro({ eyebrow, title, text }), ...list(lines)];
}
