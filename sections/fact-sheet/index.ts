import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Facts in a table, and texts that visitors can copy as they are. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'proof',
    place: 5,
    about: 'Facts as a ledger, and texts that can be copied as they are.',
    words: 'press, boilerplate, company, about, key facts',
  },
});
