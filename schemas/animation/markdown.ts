import { type Markdown, picture } from '../markdown/build.ts';
import type { PictureProps } from '../picture/contract.ts';
import type { AnimationProps } from './contract.ts';
import { stillOf } from './still-of.ts';

/** The still picture of an animation, or, without an animation, the section's picture. */
export function animationOrPicture(
  animation: AnimationProps | null,
  shown: PictureProps | null = null,
): Markdown {
  return picture(stillOf(animation, shown));
}
