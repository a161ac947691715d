import { intro, link, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The steps as a numbered list, each with its text, its duration and its link. */
export function markdown({ steps, ...words }: Props): Markdown {
  const items = steps.map(({ title, text, duration, href, linkLabel }) => [
    ...paragraph(strong(title), duration ? ` (${duration})` : null),
    ...paragraph(text),
    ...(href ? paragraph(link(linkLabel, href)) : []),
  ]);
  return [...intro(words), ...list(items, { ordered: true })];
}
