import { intro, type Markdown } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { Props } from './contract.ts';

/** The problem, one column after the other. */
export function markdown({ eyebrow, title, firstColumn, secondColumn }: Props): Markdown {
  return [...intro({ eyebrow, title }), ...richText(firstColumn), ...richText(secondColumn)];
}
