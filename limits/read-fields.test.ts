import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

const read = (sent: unknown) => {
  const data = readFields(new TextEncoder().encode(typeof sent === 'string' ? sent : JSON.stringify(sent)));
  return data instanceof FormData ? [...data] : data;
};
const field = { name: 'email', value: 'ada@cardea.example' };

test('the fields of a JSON are read as those of a form are', () => {
  const fields = [field, { name: 'a', value: 'é' }, { name: 'a', value: 2 }, { name: 'yes', value: true }];
  expect(read({ fields, context: { pageUri: 'https://site.example' } })).toEqual([
    ['email', 'ada@cardea.example'],
    ['a', 'é'],
    ['a', '2'],
    ['yes', 'true'],
  ]);
});

test.each([
  '',
  'no JSON',
  'null',
  '{"fields":[]}',
  '{"fields":{"email":"a"}}',
  '{"fields":[null]}',
  '{"fields":[{"name":"a"}]}',
  '{"fields":[{"name":"a","value":{"$ne":1}}]}',
])('%j is no form', (body) => {
  expect(read(body)).toBe('unreadable');
});

test('hundreds of fields, and a megabyte, are too much', () => {
  expect(read({ fields: Array(501).fill(field) })).toBe('too much');
  expect(read({ fields: [{ name: 'a', value: 'a'.repeat(1_048_577) }] })).toBe('too much');
});
