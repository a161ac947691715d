import { riskCategories, titleIn } from '#schemas/risk/scales.ts';
import { RiskCard } from '#ui/brand/risk-card.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { Risk } from './contract.ts';

/** The risks that a reader of one should see next. */
export function Related({ risks }: { risks: Risk['related'] }) {
  if (risks.length === 0) return null;
  return (
    <section className="risk-related">
      <Heading size={4}>Related risks</Heading>
      <ul>
        {risks.map(({ _id, category, ...risk }) => (
          <li key={_id}>
            <RiskCard {...risk} category={titleIn(riskCategories, category)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
