import { expect, test } from 'vitest';
import { caretAfter, deletedRange, replaceRange, tidyPaste } from './text-edit.ts';

test('what is typed takes the place of what is selected', () => {
  expect(replaceRange('A door', [2, 6], 'hinge')).toEqual({ text: 'A hinge', caret: 7 });
});

test('a key deletes what a reader takes for a letter, a word, or all before the caret', () => {
  const family = 'A 👩‍👩‍👧';
  expect(deletedRange(family, [family.length, family.length], 'deleteContentBackward')).toEqual([
    2,
    family.length,
  ]);
  expect(deletedRange('Two words', [9, 9], 'deleteWordBackward')).toEqual([4, 9]);
  expect(deletedRange('Two words', [0, 0], 'deleteContentForward')).toEqual([0, 1]);
  expect(deletedRange('Two words', [4, 4], 'deleteSoftLineBackward')).toEqual([0, 4]);
  const lines = 'One\nTwo words\nThree';
  expect(deletedRange(lines, [7, 7], 'deleteSoftLineBackward')).toEqual([4, 7]);
  expect(deletedRange(lines, [7, 7], 'deleteHardLineForward')).toEqual([7, 13]);
  // At the end of a line, the break to the next one.
  expect(deletedRange(lines, [4, 4], 'deleteSoftLineBackward')).toEqual([3, 4]);
  expect(deletedRange(lines, [13, 13], 'deleteHardLineForward')).toEqual([13, 14]);
  expect(deletedRange(lines, [0, 0], 'deleteSoftLineBackward')).toEqual([0, 0]);
  expect(deletedRange(lines, [19, 19], 'deleteHardLineForward')).toEqual([19, 19]);
  expect(deletedRange('Two words', [1, 3], 'deleteContentBackward')).toEqual([1, 3]);
});

test('what was pasted from elsewhere is plain: lines become spaces where there is one line', () => {
  const pasted = 'Doors\u00a0that \r\n\r\n  open\u200b\u00ad at\tonce';
  expect(tidyPaste(pasted, false)).toBe('Doors that open at once');
  expect(tidyPaste('\nOne \r\nTwo\n', true)).toBe('One\nTwo');
});

test('the caret stays between the same letters when somebody else writes before or after it', () => {
  expect(caretAfter('One door', 'One door more', 8)).toBe(8);
  expect(caretAfter('One door', 'Just one door', 8)).toBe(13);
  expect(caretAfter('One door', 'Nothing', 4)).toBe(7);
  expect(caretAfter('One door', '', 4)).toBe(0);
  expect(caretAfter('One door', 'Just one door more', 8)).toBe(13);
  expect(caretAfter('One door', 'At One door', 0)).toBe(0);
  expect(caretAfter('One door here', 'One gate here', 8)).toBe(8);
  // The two emoji share half of their code units; a caret must not stand within one.
  expect(caretAfter('😁😁', '😂', 2)).toBe(2);
  expect(caretAfter('x😁y', '😂😂😂', 3)).toBe(6);
});
