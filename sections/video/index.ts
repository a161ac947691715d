import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A film of the company's own, with captions, chapters and a transcript. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  intended: { publishedAt: 'Search engines are told it; the page shows the film as of today.' },
  menu: {
    group: 'argument',
    place: 9,
    about: 'A film of your own, with captions, chapters and its words to read.',
    words: 'film, movie, player, clip, media, demo, youtube, vimeo, embed',
  },
});
