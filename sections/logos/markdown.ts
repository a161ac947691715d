import { intro, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The customers by name, each with a link to its story where there is one. */
export function markdown({ title, text, logos }: Props): Markdown {
  return [...intro({ title, text }), ...list(logos.map(({ name, href }) => paragraph(link(name, href))))];
}
