import { heading, intro, type Markdown } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { Props } from './contract.ts';

/** Each question with its answer below it. */
export function markdown({ items, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...items.flatMap(({ question, answer }) => [...heading(3, question), ...richText(answer)]),
  ];
}
