import { buttons, emphasis, heading, type Markdown, paragraph, picture } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The main heading with its words, its first steps, and what is to be seen. */
export function markdown({
  eyebrow,
  title,
  text,
  buttons: steps,
  picture: shown,
  animation,
}: Props): Markdown {
  return [
    ...heading(1, title),
    ...paragraph(emphasis(eyebrow)),
    ...paragraph(text),
    ...buttons(steps),
    ...picture(animation ? animation.poster && { ...animation.poster, alt: animation.label } : shown),
  ];
}
