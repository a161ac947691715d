import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Related things of which one is shown at a time. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 7,
    about: 'Things that belong together, of which one is shown at a time.',
    words: 'switch, panels, product tour, categories',
  },
});
