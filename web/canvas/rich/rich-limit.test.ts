import { expect, test } from 'vitest';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { sayRichLimit } from './rich-limit.ts';

const text: CompiledType | undefined = compiledTypes
  .get('prose')
  ?.fields?.find(({ name }) => name === 'text')?.type;

const block = (style: string, words: string) => ({
  _key: words,
  _type: 'block',
  style,
  children: [{ _key: 's', _type: 'span', text: words }],
});

test('a formatted text is told of as its form tells of it: that it must not stay empty, and headings that skip a level', () => {
  if (!text) return expect.unreachable();
  expect(sayRichLimit([block('normal', 'Words')], 'Text', text)).toBeUndefined();
  expect(sayRichLimit([{ _key: 'p', _type: 'picture' }], 'Text', text)).toBeUndefined();
  expect(sayRichLimit([block('normal', ' ')], 'Text', text)?.words).toBe('Text must not stay empty.');
  expect(sayRichLimit([block('h4', 'Deep')], 'Text', text)).toMatchObject({
    words: expect.stringContaining('Choose level 3'),
    isWrong: false,
  });
});
