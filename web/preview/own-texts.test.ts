import { expect, test } from 'vitest';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { OwnTexts } from './own-texts.ts';

const text: CompiledType = { name: 'string', jsonType: 'string' };
const type: CompiledType = {
  name: 'card',
  jsonType: 'object',
  fields: ['title', 'text'].map((name) => ({ name, type: text })),
};
const told = (title: string | undefined, words = '') => ({
  _id: 'drafts.a',
  _type: 'card',
  title,
  text: words,
});

test('what the Studio tells late does not take back what was typed since', () => {
  const own = new OwnTexts(() => type);
  for (const title of ['D', 'Do', 'Doo', 'Door']) own.add('a', [{ set: { title } }]);
  expect(own.on(told('', 'from a colleague'))).toEqual(told('Door', 'from a colleague'));
  expect(own.on(told('Do'))).toEqual(told('Door'));
  expect(own.on(told('Door'))).toEqual(told('Door'));
  expect(own.on(told('Doorway'))).toEqual(told('Doorway'));
});

test('a text that was typed twice is not taken for the second when the first comes back', () => {
  const own = new OwnTexts(() => type);
  for (const title of ['Do', 'D', 'Do']) own.add('a', [{ set: { title } }]);
  expect(own.on(told('Do')).title).toBe('Do');
  expect(own.on(told('D')).title).toBe('Do');
  expect(own.on(told('Do')).title).toBe('Do');
  expect(own.on(told('Dot')).title).toBe('Dot');
});

test('a text that was emptied stays empty until the Studio knows it', () => {
  const own = new OwnTexts(() => type);
  own.add('a', [{ unset: ['title'] }]);
  expect(own.on(told('Door')).title).toBeUndefined();
  expect(own.on(told(undefined)).title).toBeUndefined();
  expect(own.on(told('Door')).title).toBe('Door');
});

test('what the Studio has not made in time counts no longer', () => {
  let now = 0;
  const own = new OwnTexts(
    () => type,
    () => now,
  );
  own.add('a', [{ set: { title: 'Door' } }]);
  expect(own.on(told('As it was'))).toEqual(told('Door'));
  now = 6_000;
  expect(own.overdue('a')).toEqual(told('As it was'));
  expect(own.overdue('a')).toBeUndefined();
});
