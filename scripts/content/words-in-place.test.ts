import { expect, test } from 'vitest';
import { wordsInPlace } from './words-in-place.ts';

const words = new Map([['image-a', 'A key']]);
const picture = (file: string, fields: object = {}) => ({
  _type: 'picture',
  asset: { _ref: file },
  ...fields,
});

test('a picture says the words of its file where it has none of its own, and is none that only decorates', () => {
  const sections = [
    { image: picture('image-a') },
    { image: picture('image-a', { alt: 'Our own key' }) },
    { image: picture('image-a', { isDecorative: true }) },
    { image: picture('image-b') },
  ];
  expect(wordsInPlace({ sections }, words).sections.map(({ image }) => 'alt' in image && image.alt)).toEqual([
    'A key',
    'Our own key',
    false,
    false,
  ]);
});
