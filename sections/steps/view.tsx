import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Link } from '#ui/link/link.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Props } from './contract.ts';

type Step = Props['steps'][number];

/** The steps on one line: downwards on a phone, sideways on wide screens. */
export default function Steps({ eyebrow, title, text, steps, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      {steps.length > 0 && (
        <ol className="grid desk:auto-cols-fr desk:grid-flow-col" {...reveals}>
          {steps.map((step) => (
            <Station key={step.key} step={step} />
          ))}
        </ol>
      )}
    </Section>
  );
}

const reach = clsx(
  'before:absolute before:border-point before:border-s before:start-2.5 before:top-6 before:-bottom-0.5',
  'desk:before:start-5 desk:before:end-1 desk:before:top-2.5 desk:before:bottom-auto desk:before:border-s-0 desk:before:border-t',
);

function Station({ step: { title, text, duration, sign, href, linkLabel } }: { step: Step }) {
  return (
    <li
      className={clsx(
        'relative grid content-start gap-2 ps-10 pb-10 last:pb-0 last:before:hidden',
        'desk:ps-0 desk:pe-6 desk:pt-11 desk:pb-0 desk:last:pe-0',
        reach,
      )}
    >
      <Sign of={sign} />
      {duration && <p className="mono text-quiet">{duration}</p>}
      <Heading level={3} size={5}>
        {title}
      </Heading>
      {text && (
        <Text size="s" quiet className="max-w-[34em] text-pretty">
          {text}
        </Text>
      )}
      {href && (
        <p className="pt-1 text-s">
          <Link href={href} className="go">
            {linkLabel}
          </Link>
        </p>
      )}
    </li>
  );
}

// Drawn with borders, which remain in print and in forced colours.
const point = 'rounded-full border-[0.3125rem]';
const signs: Record<Step['sign'], string> = {
  identity: clsx(point, 'm-[0.3125rem] border-teal'),
  owner: 'm-0.5 size-4 rounded-full border-2 border-teal',
  key: clsx(point, 'm-[0.3125rem] border-amber ring-4 ring-amber/25'),
};

/** The sign of a step: a point for an identity, a ring for an owner, amber for a key, as everywhere on the site. */
function Sign({ of }: { of: Step['sign'] }) {
  return (
    <span aria-hidden="true" className="absolute start-0 top-0.5 size-5 desk:-start-0.5 desk:top-0">
      <span className={clsx('block', signs[of])} data-sign={of} />
    </span>
  );
}
