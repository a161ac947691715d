import { expect, test } from 'vitest';
import { describeChange } from './change.ts';
import { compareAnswers } from './compare-answers.ts';

const said = (was: Record<string, string>, is: Record<string, string>) =>
  compareAnswers('plan', was, is).map(describeChange);

test('a text with all that stands in it that has another name is told in a line each, and what is said otherwise by itself', () => {
  const text = (name: string) => ({
    [`${name}[]._key`]: 'text',
    [`${name}[].children[].text`]: 'text',
    [`${name}[].picture`]: 'null',
  });
  const lines = said(
    { ...text('plans[].note'), 'plans[].title': 'text', noted: 'text', tone: '"light"' },
    { ...text('plans[].remark'), 'plans[].title': 'text', noted: 'text', tone: '"dark"', lead: 'text' },
  );
  expect(lines).toEqual([
    expect.stringContaining('plan → lead the query answered nothing, now text'),
    expect.stringContaining('plan → plans[].note the query answered 3 values, now nothing'),
    expect.stringContaining('plan → plans[].remark the query answered nothing, now 3 values'),
    expect.stringContaining('plan → tone the query answered "light", now "dark"'),
  ]);
});

test('of many forms those are told that came and went', () => {
  const forms = (...names: string[]) => [...'abcdefg', ...names].sort().join(' | ');
  expect(said({ kind: forms('x') }, { kind: forms('x', 'y') })).toEqual([
    expect.stringContaining('plan → kind the query now answers y as well'),
  ]);
  expect(said({ kind: forms('x') }, { kind: forms('y') })).toEqual([
    expect.stringContaining('plan → kind the query now answers y as well, and no longer answers x'),
  ]);
});
