import { Section } from '#ui/layout/section.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { Props } from './contract.ts';
import { Facts } from './facts.tsx';
import { Parts } from './parts.tsx';
import { Related } from './related.tsx';
import { WaysOn } from './ways-on.tsx';

/** A risk with all that is known of it, those that belong to it, and the way to the next. */
export default function RiskDetail({ eyebrow, risk, all, ...frame }: Props) {
  if (!risk) return null;
  return (
    <Section frame={frame}>
      <header className="risk-head">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size={2}>
          {risk.title}
        </Heading>
        <p>{risk.summary}</p>
      </header>
      <div className="risk-body">
        <Facts risk={risk} />
        <Parts risk={risk} />
      </div>
      <Related risks={risk.related} />
      <WaysOn from={risk._id} all={all} />
    </Section>
  );
}
