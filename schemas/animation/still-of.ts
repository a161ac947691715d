import type { PictureProps } from '../picture/contract.ts';
import type { AnimationProps } from './contract.ts';

/**
 * The picture that stands in for an animation, described in the animation's words: its own, or that of the section. The
 * section's picture as it is where there is no animation.
 */
export function stillOf(animation: AnimationProps | null, shown: PictureProps | null): PictureProps | null {
  if (!animation) return shown;
  const still = animation.poster ?? shown;
  return still && { ...still, alt: animation.label || still.alt };
}

/** What a kind with an animation says of its still picture to the search for faults of views (`intended`). */
export const intendedOfStill = {
  'animation.poster.alt': 'The animation is described in its own words, which are required.',
  'animation.poster.isDecorative': 'The animation is described in its own words, which are required.',
};
