import { expect, test } from 'vitest';
import { faultsOfMutants } from '../specification/mutants.ts';
import { faultsOf, readRows } from '../specification/rows.ts';

test('every row of docs/specification.md names what there is: its places, its test and the words of that test', () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(30);
  expect(faultsOf(rows)).toEqual([]);
});

test('every mutant of a row still applies: its row is there, and what it changes stands once in its file', () => {
  expect(faultsOfMutants()).toEqual([]);
});
