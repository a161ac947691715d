import { expect, test } from 'vitest';
import { sayFault } from './say-fault.ts';

test.each([
  ['Required', '“Pictures” is empty, and has to be filled in.'],
  ['Must have at least 1 items', '“Pictures” must have at least 1 item.'],
  ['Must be at most 28 characters long', '“Pictures” must be at most 28 characters long.'],
  ['Must have at most 11 items', '“Pictures” must have at most 11 items.'],
  ['Choose another.', '“Pictures”: Choose another.'],
])('of the message %j the field is named', (message, sentence) => {
  expect(sayFault('Pictures', message)).toBe(sentence);
});

test('what is wrong with a document as a whole names no field', () => {
  expect(sayFault(undefined, 'Two sections have one anchor.')).toBe('Two sections have one anchor.');
});
