import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A calculator whose quantities and assumptions are content. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: {
    'presets[].settings[].value': 'A slider goes there once somebody has chosen the preset.',
    'presets[].settings[].name': 'It says which slider is set, and is the name of one where it is right.',
  },
  menu: {
    group: 'next-step',
    place: 3,
    about: 'Visitors move sliders and read a number for their own company.',
    words: 'estimate, cost, savings, roi, tool, interactive',
  },
});
