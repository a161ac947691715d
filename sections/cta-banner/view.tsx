import { Section } from '#ui/layout/section.tsx';
import { Buttons } from '#ui/link/buttons.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import type { Props } from './contract.ts';

/** The invitation at the end of a thought: a large sentence under a drawn sky, and the next step. */
export default function CtaBanner({ title, text, buttons, ...frame }: Props) {
  return (
    <Section frame={frame} className="cta-banner" sky>
      <div className="cta-words" data-reveal="">
        <Heading size={1}>{title}</Heading>
        <div>
          {text && <Subtitle>{text}</Subtitle>}
          <Buttons buttons={buttons} />
        </div>
      </div>
    </Section>
  );
}
