import { animationOrPicture } from '#schemas/animation/markdown.ts';
import { estateMarkdown } from '#schemas/estate/markdown.ts';
import { buttons, emphasis, heading, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The main heading with its text, its buttons, and its picture or estate. */
export function markdown({
  eyebrow,
  title,
  text,
  buttons: steps,
  picture,
  animation,
  estate,
}: Props): Markdown {
  return [
    ...heading(1, title),
    ...paragraph(emphasis(eyebrow)),
    ...paragraph(text),
    ...buttons(steps),
    ...(estate ? estateMarkdown(estate) : animationOrPicture(animation, picture)),
  ];
}
