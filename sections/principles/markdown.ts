import { heading, intro, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';
import { htmlMarkdown } from './html-markdown.ts';

/** The principles as a numbered list, and their summary. */
export function markdown({ title, subtitle, cards, info }: Props): Markdown {
  return [
    ...intro({ title, text: subtitle }),
    ...list(cards.map(htmlMarkdown), { ordered: true }),
    ...(info ? summary(info) : []),
  ];
}

function summary({ title, text, iconsCards }: NonNullable<Props['info']>): Markdown {
  return [
    ...heading(3, title),
    ...paragraph(text),
    ...iconsCards.flatMap((card) => [...heading(title ? 4 : 3, card.title), ...paragraph(card.text)]),
  ];
}
