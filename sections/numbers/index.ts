import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Two to four measured results, each with its source. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'proof',
    place: 2,
    about: 'Two to four measured results, each with its source.',
    words: 'stats, statistics, figures, metrics, facts, kpi, results',
  },
});
