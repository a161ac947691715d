import { expect, test } from 'vitest';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { textsIn } from './texts-in.ts';

const text: CompiledType = { name: 'string', jsonType: 'string' };
const field = (name: string, type: CompiledType) => ({ name, type });
const type: CompiledType = {
  name: 'card',
  jsonType: 'object',
  fields: [
    field('title', text),
    field('tone', { ...text, options: { list: ['calm', 'loud'] } }),
    field('link', { name: 'url', jsonType: 'string' }),
    field('secret', { ...text, hidden: true }),
    field('slug', { name: 'slug', jsonType: 'object', fields: [field('current', text)] }),
    field('tags', { name: 'array', jsonType: 'array', of: [text] }),
    field('body', { name: 'array', jsonType: 'array', of: [{ name: 'block', jsonType: 'object' }] }),
  ],
};

test('the texts of a value are those that are written freely, each with its path, and blocks as a whole', () => {
  const span = (_key: string, words: string) => ({ _key, _type: 'span', text: words });
  const value = {
    title: 'Hinges',
    tone: 'calm',
    link: 'https://example.com',
    secret: 'no form shows it',
    slug: { current: 'hinges' },
    tags: ['one', ' '],
    body: [
      { _key: 'a', _type: 'block', children: [span('x', 'Doors '), span('y', 'open'), span('z', '')] },
      { _key: 'b', _type: 'block', children: [span('x', '')] },
    ],
  };
  expect(textsIn(type, value).map(({ path, text: words, last }) => [path, words, last])).toEqual([
    ['title', 'Hinges', undefined],
    ['tags[0]', 'one', undefined],
    ['body[_key=="a"]', 'Doors open', { path: 'body[_key=="a"].children[_key=="y"].text', text: 'open' }],
  ]);
});
