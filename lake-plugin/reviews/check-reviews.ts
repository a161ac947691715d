import type { Change } from '#lake/kernel/store/document.ts';
import type { TransactionCheck } from '#lake/kernel/transactions/transact.ts';
import { reviewId, reviewType } from '#schemas/review/review.ts';
import { rulesId, rulesType } from '#schemas/review/rules.ts';
import { checkRequired } from './check-required.ts';
import { checkSteps } from './check-steps.ts';
import { refused } from './refused.ts';

/**
 * What every transaction has to pass, except those of administrators: steps of reviews are added in one's own name,
 * nobody approves a change of their own, only administrators change the rules, and where these say so, only what was
 * approved is published.
 */
export const checkReviews: TransactionCheck = (transaction, store, identity) => {
  if (identity.role === 'admin') return;
  const { changes } = transaction;
  for (const change of changes) {
    if (isOf(change, rulesType) || change.id === rulesId)
      throw refused(change.id, 'Only administrators can say whether reviews are required.');
    if (isOf(change, reviewType) || change.id.startsWith(reviewId('')))
      checkSteps(change, { transaction, store, identity });
  }
  checkRequired(transaction, store);
};

const isOf = ({ before, after }: Change, type: string): boolean =>
  before?._type === type || after?._type === type;
