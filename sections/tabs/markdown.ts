import { heading, intro, link, type Markdown, paragraph, picture } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** All tabs, one after the other. */
export function markdown({ tabs, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...tabs.flatMap(({ label, title, text, picture: shown, href, linkLabel }) => [
      ...heading(3, `${label}: ${title}`),
      ...paragraph(text),
      ...picture(shown),
      ...paragraph(linkLabel && link(linkLabel, href)),
    ]),
  ];
}
