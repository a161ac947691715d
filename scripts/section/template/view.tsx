import { Section } from '#ui/layout/section.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** A heading with a list of points beside it. */
export default function TemplateKind({ eyebrow, title, text, points, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <div className="beside">
        <Intro eyebrow={eyebrow} title={title} text={text} />
        <ul className="lines template-kind-points" data-reveal="">
          {points.map((point) => (
            <li key={point.key}>
              <Heading level={3} size={5}>
                {point.title}
              </Heading>
              {point.text && <p>{point.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
