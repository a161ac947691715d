import { defineKind } from '#sections/define-kind.ts';
import { addressesBelow } from './addresses-below.ts';
import { contract, exists, projection } from './contract.ts';
import { placeName } from './place-name.ts';
import { placeOf } from './place-of.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** All posts, in pages and by category, at addresses below the page's own. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  places: ({ anchor }) => [placeName(anchor)],
  addresses: { exists, placeOf, below: addressesBelow },
  menu: {
    group: 'lists',
    place: 2,
    about: 'All posts, page by page and by category.',
    words: 'blog, articles, news, archive, list',
  },
});
