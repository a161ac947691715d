import { Facts } from './facts.tsx';
import { Parts } from './parts.tsx';
import { RelatedRisks } from './related-risks.tsx';
import type { RiskInFull as Risk } from './risk.ts';
import { WaysOn } from './ways-on.tsx';

/** All that is known of a risk below its title: its facts, its text, those that belong to it, and the way on. */
export function RiskInFull({ risk }: { risk: Risk }) {
  return (
    <>
      <div className="risk-body">
        <Facts risk={risk} />
        <Parts risk={risk} />
      </div>
      <RelatedRisks risks={risk.related} />
      <WaysOn previous={risk.previous} next={risk.next} />
    </>
  );
}
