import { Heading } from '../../text/heading.tsx';
import type { RiskInFull } from './risk.ts';
import { RiskCard } from './risk-card.tsx';

/** The risks that a reader of one should see next. */
export function RelatedRisks({ risks }: { risks: RiskInFull['related'] }) {
  if (risks.length === 0) return null;
  return (
    <section className="risk-related">
      <Heading size={4}>Related risks</Heading>
      <ul>
        {risks.map(({ _id, ...risk }) => (
          <li key={_id}>
            <RiskCard {...risk} />
          </li>
        ))}
      </ul>
    </section>
  );
}
