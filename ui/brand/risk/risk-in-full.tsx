import { Facts } from './facts.tsx';
import { Parts } from './parts.tsx';
import { RelatedRisks } from './related-risks.tsx';
import type { FullRisk } from './risk.ts';
import { WaysOn } from './ways-on.tsx';

/** A risk below its title: its facts, its text, related risks, and links to its neighbours. */
export function RiskInFull({ risk }: { risk: FullRisk }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-12 not-first:mt-[clamp(2.5rem,5vw,4.5rem)] desk:grid-cols-12">
        <Facts risk={risk} />
        <Parts risk={risk} />
      </div>
      <RelatedRisks risks={risk.related} />
      <WaysOn previous={risk.previous} next={risk.next} />
    </>
  );
}
