import { defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileTypes } from '../reading/compile-types.ts';
import type { CompiledType } from '../reading/compiled-type.ts';
import { sanitysSpecimens, specimenErrors } from '../reading/specimen-fixture.ts';
import { fill } from './fill.ts';

// What Sanity compiles has more than its published type tells.
const specimen = sanitysSpecimens.get('specimen') as unknown as CompiledType;
const ids = { leaf: ['leaf-1', 'leaf-2'], specimen: ['specimen-1'] };

test.each([
  ['as full as can be', {}, {}],
  ['with the least', { least: true }, {}],
  ['with texts of spaces alone', {}, { isBlank: true }],
])('Sanity lets an editor publish what is filled in %s', async (_how, wish, world) => {
  expect(await specimenErrors(fill(specimen, { ids, ...world }, wish).section)).toEqual([]);
});

test('texts that may be are of spaces alone where that is asked for', () => {
  const { section, words } = fill(specimen, { ids, isBlank: true });
  expect(section).toMatchObject({
    twice: ' '.repeat(8),
    free: ' ',
    address: expect.stringMatching(/^https:/),
  });
  expect(words.size).toBe(0);
});

test('a list that demands three documents, none of them twice, is filled in with three', () => {
  const definition = defineType({
    name: 'list',
    type: 'object',
    fields: [
      {
        name: 'read',
        type: 'array',
        of: [{ type: 'reference', to: [{ type: 'topic' }] }],
        validation: (rule) => rule.unique().min(3),
      },
    ],
  });
  const topic = defineType({ name: 'topic', type: 'document', fields: [{ name: 'title', type: 'string' }] });
  const list = compileTypes([definition, topic]).get('list');
  if (!list) throw new Error('The type was not compiled.');
  const topics = ['one', 'two', 'three', 'four'];
  const referred = (chosen?: Record<string, unknown>) => {
    const { read } = fill(list, { ids: { topic: topics } }, { chosen }).section;
    return (read as { _ref: string }[]).map(({ _ref }) => _ref);
  };
  expect(referred()).toEqual(['one', 'two', 'three']);
  expect(referred({ 'read[]': 'two' })).toEqual(['two', 'one', 'three']);
});
