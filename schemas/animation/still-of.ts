import type { PictureProps } from '../picture/contract.ts';
import type { AnimationProps } from './contract.ts';

/**
 * The picture that stands in for an animation: its own or else the section's, described by the animation's label.
 * Without an animation it is the section's picture unchanged.
 */
export function stillOf(animation: AnimationProps | null, shown: PictureProps | null): PictureProps | null {
  if (!animation) return shown;
  const still = animation.poster ?? shown;
  return still && { ...still, alt: animation.label || still.alt };
}

/** The intended findings (`intended`) of every kind with an animation about its still picture. */
export const intendedOfStill = {
  'animation.poster.alt': 'The animation is described in its own words, which are required.',
  'animation.poster.isDecorative': 'The animation is described in its own words, which are required.',
};
