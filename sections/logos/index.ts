import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** The names and logos of customers in a quiet row. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'proof',
    place: 1,
    about: 'Names and marks of customers in a quiet row.',
    words: 'brands, customers, clients, partners, trusted by, trust, wall, cloud',
  },
});
