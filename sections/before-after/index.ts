import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/**
 * The state before and the state after, side by side, with the steps between them and the number that changed below.
 */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 11,
    about: 'How it is and how it is afterwards, side by side, with the number that changed.',
    words: 'compare, contrast, then and now, problem and solution, result',
  },
});
