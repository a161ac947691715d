import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** All risks as cards that visitors can search, filter and sort. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'lists',
    place: 6,
    about: 'All risks as cards, to be searched, filtered and sorted.',
    words: 'threats, security, vulnerabilities, catalog, directory',
  },
});
