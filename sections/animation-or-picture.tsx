import type { AnimationProps } from '#schemas/animation/contract.ts';
import { stillOf } from '#schemas/animation/still-of.ts';
import type { PictureProps } from '#schemas/picture/contract.ts';
import { RiveAnimation } from '#ui/motion/rive-animation.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { siteAddress } from '#ui/picture/picture-source.ts';

/**
 * What a section shows: its animation with the still picture that stands in for it, or else its picture, or nothing.
 * `aspectRatio` crops a picture, never the still of an animation.
 */
export function AnimationOrPicture({
  animation,
  picture = null,
  aspectRatio,
  sizes,
  priority,
}: {
  animation: AnimationProps | null;
  picture?: PictureProps | null;
  aspectRatio?: number;
  sizes: string;
  priority?: boolean;
}) {
  const still = stillOf(animation, picture);
  const drawn = still && (
    <Picture
      picture={still}
      aspectRatio={animation ? undefined : aspectRatio}
      sizes={sizes}
      priority={priority}
      fit={animation ? 'contain' : 'cover'}
    />
  );
  if (!animation) return drawn;
  const { src, artboard, stateMachine, trigger, input, hoverInput, label } = animation;
  return (
    <RiveAnimation
      src={siteAddress(src)}
      names={{ artboard, stateMachine, input, hoverInput }}
      trigger={trigger}
      label={label}
      poster={drawn}
    />
  );
}
