import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

const maxParts = 1_000;

test.each([
  ['a,b,,c', ','],
  ['aaaaa', 'aa'],
  ['abababab', 'abab'],
  ['aabaabaaab', 'aab'],
  ['mississippi', 'issi'],
  ['one', 'longer than it'],
  ['whole', 'whole'],
  ['', 'x'],
  [' ends, ', ', '],
])('"%s" is split by "%s" as JavaScript does it', (text, separator) => {
  expect(splitText(text, separator, maxParts)).toEqual(text === '' ? [] : text.split(separator));
});

test('many texts of two letters are split as JavaScript does it', () => {
  const textOf = (number: number, length: number) => number.toString(2).padStart(length, '0');
  for (let text = 0; text < 2 ** 9; text++)
    for (let separator = 0; separator < 2 ** 4; separator++)
      for (const length of [1, 2, 4]) {
        const [whole, by] = [textOf(text, 9), textOf(separator, length)];
        expect(splitText(whole, by, maxParts), `${whole} by ${by}`).toEqual(whole.split(by));
      }
});

test('a separator that nearly stands everywhere takes no longer than another one', () => {
  const half = 'a'.repeat(2 ** 19);
  // JavaScript's own would take minutes, and go on in a thread that was ended.
  expect(splitText('a'.repeat(2 ** 21), `${half}b${half}`, maxParts)).toHaveLength(1);
});

test('without a separator it is split into its characters, of which one may be two units', () => {
  expect(splitText('a👍b', '', maxParts)).toEqual(['a', '👍', 'b']);
});

test('what are no texts cannot be split, and too many parts are told', () => {
  expect([splitText(1, ',', maxParts), splitText('a', null, maxParts)]).toEqual([null, null]);
  expect(() => splitText('a'.repeat(1_001), '', maxParts)).toThrow('A list of more than 1000 items');
});
