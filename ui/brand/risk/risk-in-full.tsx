import { Facts } from './facts.tsx';
import { Parts } from './parts.tsx';
import { RelatedRisks } from './related-risks.tsx';
import type { RiskInFull as Risk } from './risk.ts';
import { WaysOn } from './ways-on.tsx';

/** All that is known of a risk below its title: its facts, its text, those that belong to it, and the way on. */
export function RiskInFull({ risk }: { risk: Risk }) {
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
