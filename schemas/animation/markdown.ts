import { type Markdown, picture } from '../markdown/build.ts';
import type { PictureProps } from '../picture/contract.ts';
import type { AnimationProps } from './contract.ts';
import { stillOf } from './still-of.ts';

/** An animation as its still picture, or, without an animation, the picture. */
export function animationOrPicture(
  animation: AnimationProps | null,
  shown: PictureProps | null = null,
): Markdown {
  return picture(stillOf(animation, shown));
}
