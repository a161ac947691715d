import { expect, test } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { nameOfPath } from '../inspect/field-path.ts';
import { sampleWords, withoutAsked } from './sample-words.ts';

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

test('what is claimed as proof by the words that came with it does not go out; what only introduces it does', () => {
  const { sample } = kinds.testimonial;
  const [claim] = sampleWords({ sections: [{ ...sample, _key: 'a' }] });
  expect(claim).toMatchObject({
    weight: 'fault',
    text: expect.stringMatching(/ is an example, which visitors would take for true\./),
  });
  const introduced = { _key: 'a', _type: 'numbers', title: 'Our own title', text: kinds.numbers.sample.text };
  expect(sampleWords({ sections: [introduced] })).toMatchObject([{ weight: 'advice' }]);
});

test('each text that is claimed as proof is named, and of a name and a number that stayed it is asked', () => {
  const { sample } = kinds.numbers;
  const faults = sampleWords({ sections: [{ ...sample, _key: 'a' }] });
  expect(faults.filter(({ weight }) => weight === 'fault')).toHaveLength(6);
  const own = { quote: 'What they said of us.', role: 'Head of Security', result: undefined };
  const left = { ...kinds.testimonial.sample, ...own, _key: 'a' };
  expect(sampleWords({ sections: [left] }).map(({ weight, example }) => [weight, example])).toEqual([
    ['advice', 'Maud Ferring'],
    ['advice', 'Aldgrave Union'],
  ]);
  const result = { value: '3,950', label: 'keys that have an owner now' };
  const named = { ...left, name: 'Own Name', company: 'Own Company', result };
  expect(sampleWords({ sections: [named] })).toMatchObject([{ example: '3,950' }]);
  expect(sampleWords({ sections: [{ ...named, result: { ...result, value: '1' } }] })).toEqual([]);
});

test('of a section that says nothing but what its example says it is asked before it goes out, and not where search engines are kept off', () => {
  const { sample: asked } = kinds.faq;
  const one = { sections: [{ ...asked, _key: 'a' }] };
  expect(sampleWords(one)).toMatchObject([{ weight: 'advice', example: expect.any(String) }]);
  const untouchedOf = (fields: object) => sampleWords({ ...one, ...fields }).some(({ example }) => example);
  expect(withoutAsked(sampleWords(one), null)).toEqual(sampleWords(one));
  expect(withoutAsked(sampleWords(one), one)[0]).not.toHaveProperty('example');
  expect(untouchedOf({ seo: { noindex: true } })).toBe(false);
  expect(untouchedOf({ sections: [{ ...asked, _key: 'a', title: 'Our own title' }] })).toBe(false);
});

test('own words, the words of another kind, and words that two may choose, are no sample', () => {
  expect(found({ _key: 'a', _type: 'hero', title: 'Something that we have written' })).toEqual([]);
  expect(found({ _key: 'a', _type: 'cta-banner', title: sample.title })).toEqual([]);
  expect(found({ _key: 'a', _type: 'hero', title: 'Own', buttons: sample.buttons })).toEqual([]);
  expect(sampleWords({})).toEqual([]);
});
