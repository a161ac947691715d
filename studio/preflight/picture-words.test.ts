import { expect, test } from 'vitest';
import { nameOfPath } from '../inspect/field-path.ts';
import { pictureWords } from './picture-words.ts';

const picture = (_key: string, alt: string, file = _key, more = {}) => ({
  _key,
  alt,
  asset: { _ref: `image-${file}` },
  ...more,
});
const found = (...pictures: object[]) =>
  pictureWords({ pictures }).map(({ path, text }) => `${nameOfPath(path)}: ${text}`);

test('the name of a file and copied words are no alternative text', () => {
  expect(found(picture('a', 'IMG_2041'), picture('b', 'key-on-a-ring.webp'))).toEqual([
    'pictures.a.alt: “IMG_2041” is the name of a file. Say what the picture shows.',
    'pictures.b.alt: “key-on-a-ring.webp” is the name of a file. Say what the picture shows.',
  ]);
  expect(found(picture('a', 'A key'), picture('b', 'A key '))).toEqual([
    'pictures.b.alt: Another picture here has the same words. Say what this one shows.',
  ]);
});

test('one picture may stand twice with its words, and one that only decorates has none', () => {
  expect(found(picture('a', 'A key'), picture('b', 'A key', 'a'), picture('c', 'Two keys'))).toEqual([]);
  expect(found(picture('a', 'A key'), picture('b', 'A key', 'b', { isDecorative: true }))).toEqual([]);
});
