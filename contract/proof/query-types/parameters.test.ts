import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from '../prove.ts';

const post = defineType({
  name: 'post',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});
const parameters = { indexPath: '/', indexNumber: 1, indexFrom: 0, indexTo: 9 };

const findings = (query: string, contract: z.ZodType) =>
  prove({ subject: 'posts', query, contract }, { types: [post], parameters }).map(
    ({ verdict, path }) => `${verdict} ${path}`,
  );

test('a parameter that the site gives has its type, and no more than its type', () => {
  const query = '*[_type == "post"]{"path": $indexPath, "number": $indexNumber}';
  expect(findings(query, z.array(z.object({ path: z.string(), number: z.number() })))).toEqual([]);
  expect(findings(query, z.array(z.object({ path: z.literal('/'), number: z.number() })))).toEqual([
    expect.stringMatching(/\[\]\.path$/),
  ]);
});

test('of any other parameter nothing is known', () => {
  expect(findings('*[_type == "post"]{"a": $other}', z.array(z.object({ a: z.string() })))).toEqual([
    'unproven [].a',
  ]);
});

test('a list that is cut by parameters may have any length', () => {
  const query = '*[_type == "post"][$indexFrom...$indexTo]{"title": coalesce(title, "")}';
  const titled = z.object({ title: z.string() });
  expect(findings(query, z.array(titled))).toEqual([]);
  expect(findings(query, z.array(titled).max(10))).not.toEqual([]);
});
