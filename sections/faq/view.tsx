import { Accordion } from '#ui/layout/accordion.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Props } from './contract.ts';

/** Questions that unfold their answers, beside a heading that stays in view. */
export default function Faq({ eyebrow, title, text, items, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <div className="beside">
        <div className="sticky-head">
          <Intro eyebrow={eyebrow} title={title} text={text} />
        </div>
        <Accordion
          items={items.map(({ key, question, answer }) => ({
            key,
            title: question,
            content: <RichText value={answer} />,
          }))}
        />
      </div>
    </Section>
  );
}
