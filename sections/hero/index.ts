import { intendedOfStill } from '#schemas/animation/still-of.ts';
import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** The head of a page: what it is about, what to do next, and a picture or an animation. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: intendedOfStill,
  menu: {
    group: 'opening',
    place: 1,
    about: 'The head of a page: what it is about, what to do next, and a picture or an animation.',
    words: 'header, headline, banner, top, intro, title, picture',
  },
  hasMainHeading: true,
  isDrawn: true,
  templates: { landing: 1, 'use-case': 1 },
});
