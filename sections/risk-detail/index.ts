import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** One risk of the library in full. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'opening',
    place: 3,
    about: 'One risk of the library with all that is known of it.',
    words: 'threat, security, vulnerability, entry',
  },
  hasMainHeading: true,
});
