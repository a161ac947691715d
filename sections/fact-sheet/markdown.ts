import {
  heading,
  intro,
  list,
  type Markdown,
  paragraph,
  paragraphs,
  strong,
} from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The facts as a list, and each text under its name. */
export function markdown({ facts, texts, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...list(facts.map(({ title, text }) => paragraph(strong(title), `: ${text}`))),
    ...texts.flatMap(({ title, text }) => [...heading(3, title), ...paragraphs(text)]),
  ];
}
