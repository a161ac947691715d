import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** Posts of the blog as cards. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'lists',
    place: 1,
    about: 'Some posts of the blog as cards.',
    words: 'blog, articles, news, latest, teaser, related',
  },
});
