import { expect, test } from 'vitest';
import { caseNames } from './case-names.ts';

test('the name of a case can stand in an address, whatever the choice is that it shows', () => {
  expect(
    caseNames(['sample', 'long-word', 'mediaSide-left', 'shape-two columns', 'shape-höher', 'shape-2/3']),
  ).toEqual(['sample', 'long-word', 'mediaSide-left', 'shape-two-columns', 'shape-hoher', 'shape-2-3']);
});

test('no two cases have one name, though nothing of their choices can stand in an address', () => {
  expect(
    caseNames(['shape-2/3', 'shape-2:3', 'shape-2-3', 'shape-★', 'shape-☆', 'shape-漢', 'shape-2']),
  ).toEqual(['shape-2-3', 'shape-2-3-2', 'shape-2-3-3', 'shape', 'shape-2', 'shape-3', 'shape-2-2']);
});
