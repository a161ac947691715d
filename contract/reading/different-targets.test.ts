import { type ArrayRule, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileTypes } from './compile-types.ts';
import { differentTargets } from './different-targets.ts';

const topic = defineType({ name: 'topic', type: 'document', fields: [{ name: 'title', type: 'string' }] });
const read = (validation: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>) =>
  defineField({
    name: 'read',
    type: 'array',
    of: [{ type: 'reference', to: [{ type: 'topic' }] }],
    validation,
  });

test.each([
  ['that permits none twice', read((rule) => rule.unique().min(4)), 4],
  ['that permits some twice', read((rule) => rule.min(4)), 0],
  ['that may be empty', read((rule) => rule.unique().max(4)), 0],
  [
    'of texts',
    defineField({
      name: 'read',
      type: 'array',
      of: [{ type: 'string' }],
      validation: (rule) => rule.unique().min(4),
    }),
    0,
  ],
  ['that nobody fills in by hand', read((rule) => rule.unique().min(400)), 12],
])('so many documents are demanded by a list %s, wherever it stands', (_, field, count) => {
  const part = defineType({ name: 'part', type: 'object', fields: [field] });
  const page = defineType({
    name: 'page',
    type: 'document',
    fields: [defineField({ name: 'parts', type: 'array', of: [{ type: 'part' }] })],
  });
  const whole = compileTypes([topic, page, part]).get('page');
  expect(differentTargets(whole ? [whole] : [])).toBe(count);
});
