import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** The open positions, the newest first; optionally, visitors can search and filter them. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'lists',
    place: 4,
    about: 'The open positions, the newest first.',
    words: 'jobs, careers, vacancies, hiring, roles',
  },
});
