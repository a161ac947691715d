import { Heading } from '../../text/heading.tsx';
import type { FullRisk } from './risk.ts';
import { RiskCard } from './risk-card.tsx';

/** The risks that a reader of this one should see next. */
export function RelatedRisks({ risks }: { risks: FullRisk['related'] }) {
  if (risks.length === 0) return null;
  return (
    <section data-part="related" className="mt-[clamp(3.5rem,6vw,5.5rem)]">
      <Heading size={4}>Related risks</Heading>
      <ul className="mt-6 grid grid-cols-1 gap-5 tablet:grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]">
        {risks.map(({ _id, ...risk }) => (
          <li key={_id}>
            <RiskCard {...risk} />
          </li>
        ))}
      </ul>
    </section>
  );
}
