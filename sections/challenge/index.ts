import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A problem in two columns of text: the situation, and what follows from it. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'opening',
    place: 2,
    about: 'A problem in two columns of text: how it is, and what follows.',
    words: 'problem, pain, situation, intro, two columns',
  },
  templates: { 'use-case': 2 },
});
