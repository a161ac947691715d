import type { ArrayRule } from '@sanity/types';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTypes } from '../reading/compile-types.ts';
import type { CompiledType } from '../reading/compiled-type.ts';
import { sanitysSpecimens, specimenErrors } from '../reading/specimen-fixture.ts';
import { objects } from './values.ts';

// What Sanity compiles has more than its published type tells.
const specimen = sanitysSpecimens.get('specimen') as unknown as CompiledType;
const ids = { leaf: ['leaf-1', 'leaf-2'], specimen: ['specimen-1'] };

test('Sanity lets an editor publish whatever is generated within limits, choices, references and mixed lists', async () => {
  const generated = fc.sample(objects(specimen, { ids }), { numRuns: 40, seed: 5 });
  for (const value of generated) {
    expect({ value, errors: await specimenErrors(value) }).toEqual({ value, errors: [] });
  }
});

test('a list without twins that demands more documents than there are is made all the same, and of those that there are when they suffice', () => {
  const topics = (least: number) => ({
    name: 'topics',
    type: 'object',
    fields: [
      {
        name: 'read',
        type: 'array',
        of: [{ type: 'reference', to: [{ type: 'topic' }] }],
        validation: (rule: ArrayRule<unknown>) => rule.required().unique().min(least),
      },
    ],
  });
  const made = (least: number) => {
    const topic = { name: 'topic', type: 'document' };
    const type = compileTypes([topics(least), topic]).get('topics');
    if (!type) throw new Error('The type was not compiled.');
    return fc.sample(objects(type, { ids: { topic: ['one', 'two'] } }), { numRuns: 20, seed: 1 });
  };
  const referredTo = (value: Record<string, unknown>) =>
    (value.read as { _ref: string }[]).map(({ _ref }) => _ref);
  for (const value of made(4)) expect(referredTo(value)).toHaveLength(4);
  for (const value of made(2)) expect(referredTo(value).sort()).toEqual(['one', 'two']);
});
