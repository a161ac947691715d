import clsx from 'clsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/link/button.tsx';
import { reveals } from '#ui/motion/reveals.ts';
import { CheckList } from '#ui/text/check-list.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';
import { planLink } from './plan-link.ts';

type Plan = Props['plans'][number];

const columns = [
  'max-w-140',
  'tablet:grid-cols-2',
  'desk:grid-cols-3',
  'tablet:grid-cols-2 wide:grid-cols-4',
] as const;

/** Plans side by side with their parts at the same heights: whom it is for, price, button, what is included. */
export default function Pricing({ eyebrow, title, text, plans, note, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <div>
        <ul className={clsx('grid gap-6', columns[plans.length - 1])} {...reveals}>
          {plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} isOneOfFour={plans.length > 3} />
          ))}
        </ul>
        {note && <p className="mt-8 max-w-[36em] text-xs text-pretty text-quiet">{note}</p>}
      </div>
    </Section>
  );
}

function PlanCard({ plan, isOneOfFour }: { plan: Plan; isOneOfFour: boolean }) {
  const { title, badge, text, price, period, button, includedLabel, included } = plan;
  return (
    <li
      className={clsx(
        'frame row-span-5 grid grid-rows-subgrid gap-6 p-6 tablet:p-8',
        isOneOfFour && 'wide:p-6',
        badge ? 'border-teal bg-raised' : 'bg-ground',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        {badge && (
          <span className="rounded-full bg-teal px-2.5 py-1 font-mono text-xxxs font-medium text-ground forced-colors:border">
            {badge}
          </span>
        )}
      </div>
      <p className="-mt-3 text-s text-pretty text-quiet">{text}</p>
      <p>
        <span
          className={clsx(
            'block font-heading font-semibold tracking-tight',
            isOneOfFour ? 'text-h3' : 'text-h2',
          )}
        >
          {price}
        </span>
        {period && <span className="mt-2 block text-xs text-quiet">{period}</span>}
      </p>
      <p className="grid">
        {button && (
          <Button variant={button.variant} href={planLink(button.href, title)} isExternal={button.isExternal}>
            {button.label}
          </Button>
        )}
      </p>
      <div className="grid content-start gap-4 border-t border-line pt-6 text-s">
        {includedLabel && <p className="font-medium">{includedLabel}</p>}
        <CheckList items={included} />
      </div>
    </li>
  );
}
