import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Prices: up to four plans side by side. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'next-step',
    place: 4,
    about: 'What it costs: up to four plans side by side.',
    words: 'price, plans, tiers, cost, packages, subscription',
  },
});
