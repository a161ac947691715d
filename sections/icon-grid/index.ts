import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Short points with icons in two to four columns. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'argument',
    place: 2,
    about: 'Short points with icons, in two to four columns.',
    words: 'features, benefits, cards, columns, bullets, icons, team, people, speakers, values',
  },
  templates: { landing: 2 },
});
