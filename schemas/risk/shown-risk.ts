import type { Risk, RiskCard, RiskName } from './contract.ts';
import { bySeverity, neighboursOf } from './order-risks.ts';
import { affectedIdentities, riskCategories, titleIn } from './scales.ts';

/** A risk as it is drawn in full: in words, with the way to those before and after it that have a page, in the order of the library. */
export function shownRisk(risk: Risk, all: readonly RiskName[]) {
  return {
    ...shownCard(risk),
    concerns: risk.affected.map((identity) => titleIn(affectedIdentities, identity)).join(', '),
    related: risk.related.map(shownCard),
    ...neighboursOf(risk._id, bySeverity(all.filter(({ href }) => href))),
  };
}

/** A risk as a card draws it: its category in words. */
export const shownCard = <Card extends RiskCard>(card: Card): Card => ({
  ...card,
  category: titleIn(riskCategories, card.category),
});
