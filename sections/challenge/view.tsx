import { Section } from '#ui/layout/section.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Props } from './contract.ts';

/** A problem said plainly: one large sentence over a strong rule, and two columns that explain it. */
export default function Challenge({ eyebrow, title, firstColumn, secondColumn, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <header className="challenge-head" data-reveal="">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading>{title}</Heading>
      </header>
      <div className="challenge-columns">
        <RichText value={firstColumn} sizes="(min-width: 1001px) 440px, 100vw" />
        <RichText value={secondColumn} sizes="(min-width: 1001px) 440px, 100vw" />
      </div>
    </Section>
  );
}
