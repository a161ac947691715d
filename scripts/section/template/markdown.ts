import { heading, intro, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The points, one after the other. */
export function markdown({ points, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...points.flatMap(({ title, text }) => [...heading(3, title), ...paragraph(text)]),
  ];
}
