import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from '../proof/prove.ts';
import { standIn, standInModule, stoodInFor } from './stand-in.ts';

const lost = standIn('lost-package');

// What can be a stand-in in a rule: a validation, its result, and what it is given.
test.each<[string, object, z.ZodType]>([
  ['a validation', { type: 'string', validation: lost }, z.string()],
  ['the result of one', { type: 'string', validation: () => lost }, z.string()],
  ['a limit', { type: 'number', validation: (rule: Rule) => rule.required().max(lost) }, z.number().max(3)],
  [
    'a pattern',
    { type: 'string', validation: (rule: Rule) => rule.required().regex(lost) },
    z.string().regex(/x/),
  ],
  ['choices', { type: 'string', options: { list: lost } }, z.enum(['a']).nullable()],
])('of what a package that is not there says of rules, nothing is believed: %s', (_, field, contract) => {
  const types = [{ name: 'note', type: 'document', fields: [{ name: 'field', ...field }] }];
  const claim = {
    subject: 'notes',
    query: '*[_type == "note"]{field}',
    contract: z.array(z.object({ field: contract })),
  };
  expect(prove(claim, { types })).toMatchObject([{ path: '[].field', verdict: 'refuted' }]);
});

interface Rule {
  required(): Rule;
  max(limit: unknown): Rule;
  regex(pattern: unknown): Rule;
}

test('a stand-in can be called, made, extended, asked and gone through, and says what it stands in for', () => {
  const made: unknown = Reflect.construct(Object(lost).Some.Thing, [1]);
  expect(stoodInFor(made)).toBe('lost-package');
  expect(stoodInFor(Object(lost)`a ${1}`.of())).toBe('lost-package');
  class Own extends Object(lost) {}
  expect(new Own()).toBeDefined();
  expect([...Object(lost)]).toEqual([]);
  expect(`${lost}`).toBe('');
  expect(stoodInFor({})).toBeUndefined();
});

test('queries stay what they are, whatever package marks them, and types of the Studio do', () => {
  const { groq, defineQuery } = Object(standInModule('next-sanity'));
  expect(defineQuery('*[0]')).toBe('*[0]');
  expect(groq`*[${1}]`).toBe('*[1]');
  expect(Object(standInModule('groq'))`*[${2}]`).toBe('*[2]');
  const { defineType, definePlugin } = Object(standInModule('sanity'));
  expect(defineType({ name: 'note' })).toEqual({ name: 'note' });
  expect(definePlugin((options: object) => ({ name: 'x', options }))({ a: 1 })).toEqual({
    name: 'x',
    options: { a: 1 },
  });
});
