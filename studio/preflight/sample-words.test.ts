import { expect, test } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { nameOfPath } from '../inspect/field-path.ts';
import { sampleWords } from './sample-words.ts';

const found = (...sections: object[]) =>
  sampleWords({ sections }).map(({ path, text }) => `${nameOfPath(path)}: ${text}`);
const { sample } = kinds.hero;

test('a section whose words came with it is named by the first of them, and how many more there are', () => {
  expect(found({ ...sample, _key: 'a' })).toEqual([
    expect.stringMatching(
      /^sections\.a\.\w+: “.+” and \d+ more texts are examples that come with the section/,
    ),
  ]);
  expect(found({ ...sample, _key: 'a', eyebrow: 'Own' })).toEqual([
    expect.stringMatching(/” and another text are examples that come with the section/),
  ]);
  expect(found({ ...sample, _key: 'a', eyebrow: 'Own', text: 'Own words.' })).toEqual([
    `sections.a.title: “${sample.title}” is an example that comes with the section. Write your own, unless it is meant so.`,
  ]);
});

test('own words, the words of another kind, and words that two may choose, are no sample', () => {
  expect(found({ _key: 'a', _type: 'hero', title: 'Something that we have written' })).toEqual([]);
  expect(found({ _key: 'a', _type: 'cta-banner', title: sample.title })).toEqual([]);
  expect(found({ _key: 'a', _type: 'hero', title: 'Own', buttons: sample.buttons })).toEqual([]);
  expect(sampleWords({})).toEqual([]);
});
