import { animationOrPicture } from '#schemas/animation/markdown.ts';
import { buttons, emphasis, heading, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The main heading with its words, its first steps, and what is to be seen. */
export function markdown({ eyebrow, title, text, buttons: steps, picture, animation }: Props): Markdown {
  return [
    ...heading(1, title),
    ...paragraph(emphasis(eyebrow)),
    ...paragraph(text),
    ...buttons(steps),
    ...animationOrPicture(animation, picture),
  ];
}
