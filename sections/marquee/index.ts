import { defineKind } from '#sections/define-kind.ts';
import { contract, projection } from './contract.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

/** A band of pictures that runs slowly and stops under the pointer. */
export const kind = defineKind({
  schema,
  projection,
  contract,
  sample,
  menu: {
    group: 'lists',
    place: 7,
    about:
      'Pictures in a band that runs slowly and stops under the pointer. Begins with yours: drop them on it.',
    words: 'slider, carousel, gallery, images, photos, slideshow',
  },
});
