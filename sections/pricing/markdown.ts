import { buttons, heading, intro, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Each plan with its price, what it includes, and its button. */
export function markdown({ plans, note, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...plans.flatMap(({ title, badge, text, price, period, button, includedLabel, included }) => [
      ...heading(3, title, badge && ` (${badge})`),
      ...paragraph(text),
      ...paragraph(strong(price), period && `, ${period}`),
      ...paragraph(includedLabel),
      ...list(included.map((point) => paragraph(point))),
      ...buttons([button]),
    ]),
    ...paragraph(note),
  ];
}
