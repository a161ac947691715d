import { defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineKind } from './define-kind.ts';
import { kind as faq } from './faq/index.ts';

const { shape } = faq.contract;
const parts = {
  schema: { ...faq.schema, name: 'faq' as const },
  projection: faq.projection,
  sample: faq.sample,
};

test('the compiler accepts a contract for more than the query answers', () => {
  const contract = z.object({ ...shape, title: z.string().nullable() });
  expect(defineKind({ ...parts, contract }).contract).toBe(contract);
});

test('the compiler refuses a contract that does not accept what the query answers', () => {
  const contract = z.object({ ...shape, title: z.number() });
  // @ts-expect-error: the title of a section is a text.
  expect(defineKind({ ...parts, contract }).contract).toBe(contract);
});

test('the compiler refuses a contract for what the query does not answer', () => {
  const contract = z.object({ ...shape, hint: z.string() });
  // @ts-expect-error: the query does not answer a hint.
  expect(defineKind({ ...parts, contract }).contract).toBe(contract);
});

test('of a kind of which nothing is known yet, the compiler takes any contract', () => {
  const schema = defineType({ name: 'brand-new', title: 'New', type: 'object', fields: [] });
  const contract = z.object({ title: z.number() });
  expect(
    defineKind({ schema, projection: '{title}', contract, sample: { _type: 'brand-new' } }).contract,
  ).toBe(contract);
});
