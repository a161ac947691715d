import { animationOrPicture } from '#schemas/animation/markdown.ts';
import { buttons, intro, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { Props } from './contract.ts';

/** One capability with its points, its picture and its button. */
export function markdown({ eyebrow, title, text, checks, picture, animation, button }: Props): Markdown {
  return [
    ...intro({ eyebrow, title }),
    ...richText(text),
    ...list(checks.map((check) => paragraph(check))),
    ...animationOrPicture(animation, picture),
    ...buttons([button]),
  ];
}
