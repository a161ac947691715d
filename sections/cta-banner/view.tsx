import { Section } from '#ui/layout/section.tsx';
import { Buttons } from '#ui/link/buttons.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { AnimationOrPicture } from '../animation-or-picture.tsx';
import type { Props } from './contract.ts';

/** The invitation at the end of a thought: a large sentence under a drawn sky, or beside an animation, and the next step. */
export default function CtaBanner({ title, text, buttons, animation, ...frame }: Props) {
  return (
    <Section frame={frame} className={animation ? 'cta-beside' : 'cta-banner'} sky={!animation}>
      <div className="cta-words" data-reveal="">
        <Heading size={1}>{title}</Heading>
        <div>
          {text && <Subtitle>{text}</Subtitle>}
          <Buttons buttons={buttons} />
        </div>
      </div>
      {animation && (
        <div className="frame" data-ground-of="deep">
          <AnimationOrPicture animation={animation} sizes="(min-width: 760px) 360px, 100vw" />
        </div>
      )}
    </Section>
  );
}
