import clsx from 'clsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Buttons } from '#ui/link/buttons.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import { drawnAt, type OnPage } from '../on-page.ts';
import type { Props } from './contract.ts';

// The words end before 58% of the window, wherever its rails are.
const besideWords =
  'max-tablet:mt-8 max-tablet:w-full tablet:absolute tablet:inset-y-0 tablet:end-0 tablet:h-full tablet:w-[39%] tablet:py-6';

/** The invitation at the end of a thought: a large sentence beside a drawing or an animation, and the next step. */
export default function CtaBanner({
  title,
  text,
  buttons,
  animation,
  drawing,
  place = '',
  ...frame
}: Props & OnPage) {
  const words = (
    <div className={clsx('grid gap-8', !animation && 'tablet:max-w-[58%]')} {...reveals}>
      <Heading size={1}>{title}</Heading>
      <div className="grid max-w-112 justify-items-start gap-8">
        {text && <Subtitle>{text}</Subtitle>}
        <Buttons buttons={buttons} />
      </div>
    </div>
  );
  if (!animation)
    return (
      <Section
        frame={frame}
        className="max-tablet:[--below:1.5rem]"
        drawing={<Drawing {...drawnAt(place, drawing)} className={besideWords} />}
      >
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
