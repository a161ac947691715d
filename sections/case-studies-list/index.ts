import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Case studies as cards that visitors can search and filter by industry. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: { industry: 'It says which case studies are shown, and stands on each of them.' },
  menu: {
    group: 'lists',
    place: 7,
    about: 'Case studies as cards, to be searched and narrowed down by industry.',
    words: 'customers, success stories, references, projects',
  },
});
