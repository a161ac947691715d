import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Ways of doing something side by side, with their answers to the same questions. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 8,
    about: 'Ways of doing something side by side, with what each answers to the same questions.',
    words: 'compare, versus, table, competitors, alternatives, matrix, features',
  },
});
