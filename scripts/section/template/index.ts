import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A heading with a list of points beside it. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'more',
    place: 1,
    about: 'A heading with a list of points beside it.',
    words: 'points, list, text',
  },
});
