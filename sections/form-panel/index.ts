import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A form, with what visitors can expect after sending it beside it. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'next-step',
    place: 2,
    about: 'A form, and what to expect of it beside it.',
    words: 'contact, sign up, registration, email, lead, newsletter, event',
  },
});
