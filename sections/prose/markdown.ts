import { animationOrPicture } from '#schemas/animation/markdown.ts';
import { heading, type Markdown } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { Props } from './contract.ts';

/** The text under its title. */
export function markdown({ title, text, animation }: Props): Markdown {
  return [...heading(2, title), ...animationOrPicture(animation), ...richText(text)];
}
