import { shownRisk } from '#schemas/risk/shown-risk.ts';
import { RiskInFull } from '#ui/brand/risk/risk-in-full.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { InOutline } from '../in-outline.ts';
import type { Props } from './contract.ts';

/** A risk in full, with related risks and links to its neighbours. */
export default function RiskDetail({
  eyebrow,
  risk,
  headingLevel = 1,
  headingSuffix,
  ...frame
}: Props & InOutline) {
  if (!risk) return null;
  return (
    <Section frame={frame}>
      <header className="grid gap-6">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={headingLevel} size={2} className="max-w-[22ch]">
          {risk.title}
          {headingSuffix}
        </Heading>
        <p className="max-w-160 text-l text-quiet">{risk.summary}</p>
      </header>
      <RiskInFull risk={shownRisk(risk)} />
    </Section>
  );
}
