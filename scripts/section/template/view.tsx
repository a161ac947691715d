import { Heading } from '#ui/heading.tsx';
import { Intro } from '#ui/intro.tsx';
import { Section } from '#ui/section.tsx';
import type { Props } from './contract.ts';

/** A heading with a list of points. */
export default function TemplateKind({ eyebrow, title, text, points, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} />
      {points.map((point) => (
        <div key={point.key}>
          <Heading level={3} size={4}>
            {point.title}
          </Heading>
          {point.text && <p>{point.text}</p>}
        </div>
      ))}
    </Section>
  );
}
