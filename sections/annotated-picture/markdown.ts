import { intro, list, type Markdown, paragraph, picture, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The picture, and its points as a numbered list. */
export function markdown({ picture: shown, points, ...words }: Props): Markdown {
  const items = points.map(({ title, text }) => [...paragraph(strong(title)), ...paragraph(text)]);
  return [...intro(words), ...picture(shown), ...list(items, { ordered: true })];
}
