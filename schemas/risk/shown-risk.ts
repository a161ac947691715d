import type { Risk, RiskCard } from './contract.ts';
import { affectedIdentities, riskCategories, titleIn } from './scales.ts';

/** A risk as its page draws it, with titles in place of stored values. */
export function shownRisk(risk: Risk) {
  return {
    ...shownCard(risk),
    concerns: risk.affected.map((identity) => titleIn(affectedIdentities, identity)).join(', '),
    related: risk.related.map(shownCard),
  };
}

/** A risk as a card draws it, with the title of its category. */
const shownCard = <Card extends RiskCard>(card: Card): Card => ({
  ...card,
  category: titleIn(riskCategories, card.category),
});
