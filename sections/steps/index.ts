import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A sequence of steps from the first to the last. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 6,
    about: 'An ordered way from the first step to the last.',
    words: 'process, how it works, timeline, guide, stages, workflow, agenda, schedule, programme, event',
  },
});
