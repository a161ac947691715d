import { Section } from '#ui/layout/section.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { CopyText } from '#ui/navigation/copy-text.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** Facts, one per line, with the texts that others may copy beside them. */
export default function FactSheet({ eyebrow, title, text, facts, texts, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <div className="grid items-start gap-x-6 gap-y-10 desk:grid-cols-12" {...reveals}>
        {facts.length > 0 && (
          <dl className={texts.length > 0 ? 'lines desk:col-span-7 desk:me-10' : 'lines desk:col-span-full'}>
            {facts.map((fact) => (
              <div
                key={fact.key}
                className="grid gap-x-6 gap-y-1 py-4 tablet:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="mono pt-1 text-quiet">{fact.title}</dt>
                <dd className="text-pretty">{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
        {texts.length > 0 && (
          <div className="grid gap-6 desk:col-span-5">
            {texts.map((each) => (
              <div key={each.key} className="frame grid gap-4 bg-raised p-6">
                <Heading level={3} size={6}>
                  {each.title}
                </Heading>
                <p className="max-w-[34em] text-s text-pretty whitespace-pre-line">{each.text}</p>
                <CopyText text={each.text} name={each.title} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
