import { intendedOfStill } from '#schemas/animation/still-of.ts';
import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** One thought with a picture beside it. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: intendedOfStill,
  menu: {
    group: 'argument',
    place: 1,
    about: 'One thought with a picture beside it.',
    words: 'image and text, media, benefit, picture, two columns, animation',
  },
  templates: { landing: 3, 'use-case': [3, 4] },
});
