import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Episodes of the masterclass as cards that open the player. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'lists',
    place: 3,
    about: 'Episodes of the masterclass as cards; each opens the player.',
    words: 'course, lessons, videos, series, learning, webinar',
  },
});
