import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { refusedInitialValues } from './refused-initial-values.ts';

type Field = ReturnType<typeof defineField>;
const saidOf = (...fields: Field[]): string[] =>
  refusedInitialValues([defineType({ name: 'post', type: 'document', fields })]).map(
    ({ field, reason, fix }) => [field, reason, fix].filter(Boolean).join(' | '),
  );

test('a choice that there is not, and a value of another sort, is said with its field', () => {
  const side = {
    name: 'side',
    type: 'string',
    options: { list: ['left', { title: 'Right', value: 'right' }] },
  };
  expect(saidOf({ ...side, initialValue: 'middle' } as Field)).toEqual([
    'post.side | begins with "middle", which is none of the choices | initialValue: "left"',
  ]);
  expect(saidOf({ ...side, initialValue: 'right' } as Field)).toEqual([]);
  // A schema in plain JavaScript can say anything.
  const isNew = { name: 'isNew', type: 'boolean', initialValue: 'yes' };
  expect(saidOf(isNew as unknown as Field)[0]).toMatch(
    /^post\.isNew \| begins with "yes", which is not of the type boolean/,
  );
});

test('what the rules of a field refuse is said, and a text that is empty waits to be filled in', () => {
  const title = (initialValue: string) =>
    defineField({ name: 'title', type: 'string', initialValue, validation: (rule) => rule.min(3).max(5) });
  expect(['', 'abc', 'ab', 'abcdef'].map((value) => saidOf(title(value)).length)).toEqual([0, 0, 1, 1]);
  const count = (initialValue: number) =>
    defineField({ name: 'count', type: 'number', initialValue, validation: (rule) => rule.integer().min(1) });
  expect([1, 0, 1.5].map((value) => saidOf(count(value)).length)).toEqual([0, 1, 1]);
});

test('the initial value of a whole type is followed to the field that refuses a part of it', () => {
  const line = defineArrayMember({
    name: 'line',
    type: 'object',
    fields: [defineField({ name: 'words', type: 'string', validation: (rule) => rule.max(4) })],
  });
  const lines = defineField({
    name: 'lines',
    type: 'array',
    of: [line, defineArrayMember({ type: 'block' })],
  });
  const saidOfType = (initialValue: Record<string, unknown>) =>
    refusedInitialValues([defineType({ name: 'post', type: 'document', fields: [lines], initialValue })]).map(
      ({ path, reason }) => `${path}: ${reason}`,
    );
  expect(
    saidOfType({
      lines: [
        { _type: 'line', words: 'four' },
        { _type: 'block', children: [] },
      ],
    }),
  ).toEqual([]);
  expect(saidOfType({ lines: [{ _type: 'line', words: 'fifth' }] })).toEqual([
    'lines[].words: begins with "fifth", which has 5 letters, more than the 4 permitted',
  ]);
  expect(saidOfType({ lines: [{ _type: 'row' }], lead: 'x' })).toEqual([
    'lines[]: begins with an item of the type "row", which is not permitted there',
    expect.stringMatching(/^: begins with .*, whose "lead" is not a field$/),
  ]);
});

test('what a function computes, and what a field has from a shared type, is not looked at there', () => {
  const link = defineType({ name: 'link', type: 'object', fields: [], initialValue: { old: true } });
  const button = defineField({ name: 'button', type: 'link' });
  const when = defineField({ name: 'when', type: 'string', initialValue: () => 'computed' });
  const post = defineType({ name: 'post', type: 'document', fields: [button, when] });
  expect(refusedInitialValues([link, post]).map(({ subject }) => subject)).toEqual(['link']);
});
