import { heading, intro, link, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Each card with its text and its link. */
export function markdown({ cards, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...cards.flatMap(({ title, text, href, linkLabel }) => [
      ...heading(3, linkLabel ? title : link(title, href)),
      ...paragraph(text),
      ...paragraph(linkLabel && link(linkLabel, href)),
    ]),
  ];
}
