import { intendedOfStill } from '#schemas/animation/still-of.ts';
import { defineKind } from '#sections/define-kind.ts';
import { contract, oldForm, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A band with one sentence and the next step. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: intendedOfStill,
  oldForm,
  maxInRow: 1,
  isDrawn: true,
  menu: {
    group: 'next-step',
    place: 1,
    about: 'A band with one sentence and the next step.',
    words: 'cta, button, banner, contact, sign up, demo, closing',
  },
  templates: { landing: 5, 'use-case': 6, article: 2 },
});
