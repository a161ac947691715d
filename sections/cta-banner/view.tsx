import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Buttons } from '#ui/link/buttons.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { Props } from './contract.ts';

// The sky stands beside the words, where it comes out of the ground, and on narrow screens under them.
const sky = [
  'max-tablet:top-auto max-tablet:h-68 max-tablet:[--sky-at:84%_50%]',
  'tablet:start-[56%] tablet:mask-[linear-gradient(90deg,transparent,#000_25%)] tablet:max-wide:[--sky-at:78%_50%]',
].join(' ');

/** The invitation at the end of a thought: a large sentence under a drawn sky, or beside an animation, and the next step. */
export default function CtaBanner({ title, text, buttons, animation, ...frame }: Props) {
  const words = (
    <div className={clsx('grid gap-8', !animation && 'tablet:max-w-[58%]')} data-reveal="">
      <Heading size={1}>{title}</Heading>
      <div className="grid max-w-112 justify-items-start gap-8">
        {text && <Subtitle>{text}</Subtitle>}
        <Buttons buttons={buttons} />
      </div>
    </div>
  );
  if (!animation)
    return (
      <Section frame={frame} className="max-tablet:[--below:17rem]" sky={sky}>
        {words}
      </Section>
    );
  return (
    <Section frame={frame}>
      <div className="grid items-center gap-x-6 gap-y-10 tablet:grid-cols-[7fr_5fr]">
        {words}
        <div className="frame" data-ground-of="deep">
          <AnimationOrPicture animation={animation} sizes="(min-width: 47.5em) 360px, 100vw" />
        </div>
      </div>
    </Section>
  );
}
