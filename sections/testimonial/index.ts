import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A quotation from one customer, with the speaker and a measured result. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'proof',
    place: 3,
    about: 'One customer’s words, with who says them and what was measured.',
    words: 'quotes, reviews, customer voice, endorsement, opinion, citation',
  },
});
