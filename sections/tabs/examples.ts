import { isFields } from '#schemas/fields.ts';
import type { KindExamples } from '../kind-examples.ts';

/** What the search needs to know: no two places have the same anchor. */
export const examples: KindExamples = {
  mend(section) {
    const seen = new Set([section.anchor]);
    return {
      ...section,
      tabs: (Array.isArray(section.tabs) ? section.tabs : []).filter(isFields).map((tab) => {
        const isTaken = seen.has(tab.anchor);
        seen.add(tab.anchor);
        return isTaken ? { ...tab, anchor: undefined } : tab;
      }),
    };
  },
};
