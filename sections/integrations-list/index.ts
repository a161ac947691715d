import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** All integrations as cards that visitors can search and filter. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'lists',
    place: 5,
    about: 'All integrations as cards, to be searched and filtered.',
    words: 'partners, apps, connectors, plugins, directory',
  },
});
