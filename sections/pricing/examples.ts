import { isFields } from '#schemas/fields.ts';
import type { KindExamples } from '../kind-examples.ts';

/** What the search needs to know of it: one plan stands out at most. */
export const examples: KindExamples = {
  mend(section) {
    const plans = Array.isArray(section.plans) ? section.plans.filter(isFields) : [];
    const first = plans.findIndex(({ badge }) => badge);
    return {
      ...section,
      plans: plans.map((plan, place) => (place === first ? plan : { ...plan, badge: undefined })),
    };
  },
};
