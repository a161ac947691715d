// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markPictures } from './mark-pictures.ts';

const picture = (_key: string, hash: string) => ({ _key, asset: { _ref: `image-${hash}-4x2-png` } });

test('pictures of one file are of the fields in their order, and what the editor of a text shows of them is of none', () => {
  document.body.innerHTML = `
    <div data-rich="ready"><img id="copy" src="/abc-4x2.png"></div>
    <div class="rich"><img id="first" src="/abc-4x2.png"></div>
    <img id="second" src="/abc-4x2.png"><img id="other" src="/def-4x2.png">`;
  const stored = { text: [picture('a', 'abc'), picture('b', 'abc')], picture: picture('c', 'def') };
  markPictures(document.body, stored, (path) => path);
  expect([...document.images].map(({ id, dataset }) => [id, dataset.sanity])).toEqual([
    ['copy', undefined],
    ['first', 'text[_key=="a"]'],
    ['second', 'text[_key=="b"]'],
    ['other', 'picture'],
  ]);
});
