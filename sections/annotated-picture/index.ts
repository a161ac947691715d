import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A picture across the whole width with numbered points, and beside it what each point shows. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 10,
    about: 'A picture over the whole width, with numbered points and what each of them shows.',
    words: 'screenshot, hotspots, pins, markers, callouts, tour, product, map, plan',
  },
});
