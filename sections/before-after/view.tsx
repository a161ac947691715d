import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { SpokenValue } from '#ui/text/spoken-value.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Props } from './contract.ts';

const pad = 'p-[clamp(1.25rem,2.6vw,2.5rem)]';

/**
 * Two states in one frame, amber and teal, with the steps between them and the number below both. On a phone the
 * steps lead downwards.
 */
export default function BeforeAfter({
  eyebrow,
  title,
  text,
  before,
  after,
  steps,
  value,
  valueLabel,
  source,
  href,
  ...frame
}: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <div className="frame bg-raised" {...reveals}>
        <div
          className={clsx(
            'grid',
            steps.length > 0
              ? 'desk:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)]'
              : 'desk:grid-cols-2',
          )}
        >
          <State label="Before" look="amber" state={before} />
          {steps.length > 0 && (
            <ol className={clsx('grid content-center border-line max-desk:border-y desk:border-x', pad)}>
              {steps.map((step) => (
                <li
                  key={step.key}
                  className="relative grid gap-1 border-s border-point ps-6 pb-7 last:border-transparent last:pb-0"
                >
                  <span
                    aria-hidden="true"
                    className="absolute -start-[5.5px] top-1.5 rounded-full border-[5px] border-teal"
                  />
                  {step.duration && <span className="mono text-quiet">{step.duration}</span>}
                  <span className="text-s font-medium text-pretty">{step.title}</span>
                </li>
              ))}
            </ol>
          )}
          <State label="After" look="teal" state={after} />
        </div>
        {value && (
          <p className={clsx('flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line', pad)}>
            <span className="font-heading text-h2 text-teal">
              <SpokenValue value={value} />
            </span>
            {valueLabel && <span className="min-w-0 flex-1 basis-60 text-l text-pretty">{valueLabel}</span>}
            {source && (
              <span className="mono text-quiet">
                {href ? (
                  <Link href={href} className="link text-teal">
                    {source}
                  </Link>
                ) : (
                  source
                )}
              </span>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}

const looks = {
  amber: { label: 'text-amber', sign: 'border-amber', point: 'border-amber/60 border-dashed' },
  teal: { label: 'text-teal', sign: 'border-teal', point: 'border-teal' },
};

function State({
  label,
  look,
  state: { title, points },
}: {
  label: string;
  look: keyof typeof looks;
  state: Props['before'];
}) {
  return (
    <div className={clsx('grid content-start gap-5', pad)}>
      <p className={clsx('mono flex items-center gap-3', looks[look].label)}>
        <span aria-hidden="true" className={clsx('rounded-full border-[5px]', looks[look].sign)} />
        {label}
      </p>
      <Heading level={3}>{title}</Heading>
      <ul className="grid gap-3">
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points of a state never change places
          <li key={place} className={clsx('border-s-2 ps-4', looks[look].point)}>
            <Text as="div" size="s" quiet>
              {point}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
