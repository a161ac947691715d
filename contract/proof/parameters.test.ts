import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from './prove.ts';

const findings = (query: string, contract: z.ZodType) =>
  prove({ subject: 'posts', query, contract }).map(({ verdict, path }) => `${verdict} ${path}`);

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
  const post = z.object({ title: z.string() });
  expect(findings(query, z.array(post))).toEqual([]);
  expect(findings(query, z.array(post).max(10))).not.toEqual([]);
});
