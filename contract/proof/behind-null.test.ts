import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from './prove.ts';

const feature = defineArrayMember({
  type: 'object',
  name: 'feature',
  fields: [defineField({ name: 'isIncluded', type: 'boolean' })],
});
const plan = defineType({
  name: 'plan',
  type: 'document',
  fields: [
    defineField({ name: 'price', type: 'number' }),
    defineField({ name: 'features', type: 'array', of: [feature] }),
    defineField({ name: 'picture', type: 'image' }),
    defineField({ name: 'next', type: 'reference', to: [{ type: 'plan' }] }),
  ],
});

const found = (fields: string, contract: z.ZodType) =>
  prove(
    { subject: 'plan', query: `*[_type == "plan"]{${fields}}`, contract: z.array(contract) },
    { types: [plan] },
  ).map(({ path, reason, field, fix }) => ({ path, reason, field, fix }));

test('what stands in a list or a group that may be null is judged in the same run, and each is told with its field', () => {
  const contract = z.object({ features: z.array(z.object({ isIncluded: z.string() })) });
  expect(found('features[]{isIncluded}', contract)).toEqual([
    {
      path: '[].features',
      reason: 'may be null, but the contract requires a list',
      field: 'plan.features',
      fix: 'in plan.features: validation: (rule) => rule.required(); or coalesce(…, a default) in the query; or .nullable() in the contract',
    },
    expect.objectContaining({
      path: '[].features[].isIncluded',
      reason: expect.stringMatching(/^may be null/),
    }),
    {
      path: '[].features[].isIncluded',
      reason: 'may be yes or no, but the contract requires a text',
      field: 'plan.features[].isIncluded',
      fix: 'z.boolean() in the contract',
    },
  ]);
});

test('a value that may be null and is of another form is told of both, as the rule that mends the first leaves the second', () => {
  expect(
    found('price', z.object({ price: z.string() })).map(({ reason, fix }) => `${reason}: ${fix}`),
  ).toEqual([
    'may be null, but the contract requires a text: in plan.price: validation: (rule) => rule.required(); or coalesce(…, a default) in the query; or .nullable() in the contract',
    'may be any number, but the contract requires a text: z.number() in the contract',
  ]);
});

test('a group that is made of a picture or of what is referred to has the field that may be empty', () => {
  const contract = z.object({ picture: z.object({}), next: z.object({ price: z.number().nullable() }) });
  const fields = found('"picture": picture{}, "next": next->{price}', contract).map(({ path, field }) => [
    path,
    field,
  ]);
  expect(fields).toEqual([
    ['[].picture', 'plan.picture'],
    ['[].next', 'plan.next'],
  ]);
});

test('a contract of null alone is told of what is there, and not that it may be null', () => {
  expect(found('price', z.object({ price: z.null() })).map(({ reason }) => reason)).toEqual([
    'has a value, but the contract accepts only null',
  ]);
});

test.each([
  '!defined(price) =>',
  'price == null =>',
  '!(defined(price) || defined(next)) =>',
  '!(price != null) =>',
])('no value of a field is refuted behind a condition that says there is none: %s', (condition) => {
  const query = `*[_type == "plan"]{${condition} {"cost": price}}`;
  const contract = z.array(z.object({ cost: z.number().max(3).nullish() }));
  const verdicts = prove({ subject: 'plan', query, contract }, { types: [plan] }).map(
    ({ verdict }) => verdict,
  );
  expect(verdicts).not.toContain('refuted');
});
