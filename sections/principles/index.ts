import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** The company's principles as a numbered list of short statements with a summary. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 3,
    about: 'What the company stands by, as a numbered list of short statements.',
    words: 'values, mission, beliefs, culture, list',
  },
});
