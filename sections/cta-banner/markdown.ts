import { animationOrPicture } from '#schemas/animation/markdown.ts';
import { buttons, intro, type Markdown } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The invitation and the next step. */
export function markdown({ title, text, buttons: steps, animation }: Props): Markdown {
  return [...intro({ title, text }), ...animationOrPicture(animation), ...buttons(steps)];
}
