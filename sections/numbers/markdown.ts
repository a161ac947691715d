import { intro, link, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Each number in a line, with what it measures and where it is from. */
export function markdown({ eyebrow, title, text, results }: Props): Markdown {
  const lines = results.map(({ value, unit, label, source, href }) =>
    paragraph(strong([value, unit].filter(Boolean).join(' ')), ` ${label} (`, link(source, href), ')'),
  );
  return [...intro({ eyebrow, title, text }), ...list(lines)];
}
