import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

const read = (value: unknown, maxLength = 100_000_000) =>
  new TextDecoder().decode(writeJson(value, maxLength));

test('a value is written as JSON writes it, long ones in pieces', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => read(value) === JSON.stringify(value)));
  const long = {
    a: Array.from({ length: 30 }, () => ['ä"'.repeat(40_000)]),
    none: undefined,
    b: { c: null },
  };
  expect(read(long)).toBe(JSON.stringify(long));
});

test('a small thing that is long to write is not written', () => {
  let value: unknown = 'x';
  for (let times = 0; times < 60; times++) value = [value, value];
  expect(writeJson(value, 1_000_000)).toBeUndefined();
});
