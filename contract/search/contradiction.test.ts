import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import { contradictionIn } from './contradiction.ts';

function found(...fields: ReturnType<typeof defineField>[]): string | undefined {
  const thing = defineType({ name: 'thing', type: 'object', fields });
  const type = compiledType(compileSchema([thing]), 'thing');
  return type && contradictionIn(type);
}

test('a field whose rules leave nothing is found, within lists, too', () => {
  const price = defineField({
    name: 'price',
    type: 'number',
    validation: (rule) => rule.min(500).max(0),
  });
  const said =
    '"price" can never be filled in because its rules ask for a number of at least 500 and at most 0';
  expect(found(price)).toBe(said);
  const row = defineArrayMember({ type: 'object', name: 'row', fields: [price] });
  expect(found(defineField({ name: 'rows', type: 'array', of: [row] }))).toBe(
    said.replace('price', 'rows[].price'),
  );
  const words = defineField({ name: 'words', type: 'string', validation: (rule) => rule.min(9).max(5) });
  expect(found(words)).toContain('a text of at least 9 and at most 5');
});

test('rules that agree, and a type that stands within itself, are none', () => {
  const size = defineField({ name: 'size', type: 'number', validation: (rule) => rule.min(1).max(1) });
  const inner = defineField({ name: 'inner', type: 'array', of: [defineArrayMember({ type: 'thing' })] });
  expect(found(size, inner)).toBeUndefined();
});
