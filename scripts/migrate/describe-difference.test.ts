import { expect, test } from 'vitest';
import { describeDifference } from './describe-difference.ts';

const item = (_key: string, title: string) => ({ _key, title });

test('items that stand in another order are told, beside what changes in them', () => {
  const [a, b, c] = [item('a', 'A'), item('b', 'B'), item('c', 'C')];
  expect(describeDifference({ rows: [a, b] }, { rows: [item('b', 'Z'), a, c] })).toEqual([
    '- rows[b].title = "B"',
    '+ rows[b].title = "Z"',
    '+ rows[c] = {"_key":"c","title":"C"}',
    '- rows in the order rows[a], rows[b]',
    '+ rows in the order rows[b], rows[a]',
  ]);
  expect(describeDifference({ rows: [a, b, c] }, { rows: [a, c] })).toEqual([
    '- rows[b] = {"_key":"b","title":"B"}',
  ]);
});

test('of items with one key the list is told as a whole, as the key names neither', () => {
  const [a, other] = [item('a', 'A'), item('a', 'Other')];
  expect(describeDifference({ rows: [a, other] }, { rows: [item('a', 'New'), other] })).toEqual([
    '- rows = [{"_key":"a","title":"A"},{"_key":"a","title":"Other"}]',
    '+ rows = [{"_key":"a","title":"New"},{"_key":"a","title":"Other"}]',
  ]);
});
