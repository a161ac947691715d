import { Calculator } from '#ui/calculator/calculator.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** A calculator: sliders for what a company has, and the estimate, exposure and work that follow from them. */
export default function CalculatorSection({
  eyebrow,
  title,
  text,
  anchor,
  background,
  spacing,
  ...model
}: Props) {
  return (
    <Section frame={{ anchor, background, spacing }}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      {model.quantities.length > 0 && <Calculator {...model} />}
    </Section>
  );
}
