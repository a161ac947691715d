import { expect, test } from 'vitest';
import { wordsAtPlaces } from './words-at-places.ts';

const picture = (alt: string | undefined, more: object = {}, file = 'image-a') => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: file },
  ...(alt !== undefined && { alt }),
  ...more,
});
const page = (...pictures: object[]) => ({
  _id: 'home',
  _type: 'page',
  _rev: '1',
  sections: pictures.map((picture, index) => ({ _key: `${index}`, _type: 'feature', picture })),
});

test('what places say of a picture is offered, each text once and no more than three', () => {
  const holders = [page(picture('A wall of keys')), page(picture(' A wall of keys '), picture('Keys'))];
  expect(wordsAtPlaces(holders, 'image-a')).toEqual(['A wall of keys', 'Keys']);
  const many = page(...['One', 'Two', 'Three', 'Four'].map((alt) => picture(alt)));
  expect(wordsAtPlaces([many], 'image-a')).toEqual(['One', 'Two', 'Three']);
});

test('where a picture only decorates, says nothing or is another one, nothing is offered', () => {
  const holder = page(
    picture('Left from before', { isDecorative: true }),
    picture(undefined),
    picture(' '),
    picture('Of another', {}, 'image-b'),
  );
  expect(wordsAtPlaces([holder], 'image-a')).toEqual([]);
});
