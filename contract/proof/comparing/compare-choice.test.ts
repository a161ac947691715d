import { defineArrayMember, defineField, defineType, type RuleDef } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from '../prove.ts';

const validation = <Rule extends RuleDef<Rule>>(rule: Rule) => rule.required();
const entry = defineType({
  name: 'entry',
  type: 'document',
  fields: [
    defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark'] }, validation }),
    defineField({ name: 'free', type: 'string', validation }),
    defineField({ name: 'size', type: 'number', options: { list: [1, 2] }, validation }),
    defineField({ name: 'count', type: 'number', validation }),
    defineField({ name: 'isOpen', type: 'boolean', validation }),
    defineField({ name: 'tags', type: 'array', of: [defineArrayMember({ type: 'string' })], validation }),
  ],
});

function fixes(value: string, contract: z.ZodType): (string | undefined)[] {
  const query = `*[_type == "entry"]{"value": ${value}}`;
  const claim = { subject: 'entry', query, contract: z.array(z.object({ value: contract })) };
  return prove(claim, { types: [entry] }).map(({ fix }) => fix);
}

test.each<[string, z.ZodType, string]>([
  ['tone', z.enum(['light']), 'add "dark" to the contract, or take it out of the field\'s list'],
  ['size', z.literal([1]), "add 2 to the contract, or take it out of the field's list"],
  ['free', z.enum(['a']), 'options: { list: ["a"] } in the schema, or z.string() in the contract'],
  ['count', z.literal([1, 2]), 'options: { list: [1, 2] } in the schema, or z.number() in the contract'],
  ['count', z.enum(['a']), 'z.number() in the contract'],
  ['isOpen', z.literal(true), 'z.boolean() in the contract'],
  ['tags', z.enum(['a']), 'z.array(…) in the contract'],
  ['lower(free)', z.enum(['a']), 'z.string() in the contract'],
  ['count(tags)', z.literal([1, 2]), 'z.number() in the contract'],
  [
    'select(tone == "dark" => "d", "l")',
    z.enum(['d']),
    'add "l" to the contract, or take it out of the query',
  ],
])('of %s, what can be typed in is said', (value, contract, fix) => {
  expect(fixes(value, contract)).toEqual([fix]);
});

test('a choice that the schema does not offer is no finding: content may hold it from before', () => {
  expect(fixes('tone', z.enum(['light', 'dark', 'red']))).toEqual([]);
});
