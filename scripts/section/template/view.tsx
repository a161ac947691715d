import { Section } from '#ui/layout/section.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** A heading with a list of points beside it. */
export default function TemplateKind({ eyebrow, title, text, points, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <div className="beside">
        <div className="sticky-head">
          <Intro eyebrow={eyebrow} title={title} text={text} />
        </div>
        <ul className="lines" {...reveals}>
          {points.map((point) => (
            <li key={point.key} className="grid gap-2 py-6">
              <Heading level={3} size={5}>
                {point.title}
              </Heading>
              {point.text && <p className="text-quiet">{point.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
