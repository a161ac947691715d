import { expect, test } from 'vitest';
import { wayOfKey } from './undo-keys.ts';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

test('the usual keys take back and do again, on every system', () => {
  expect(wayOfKey({ ...none, key: 'z', ctrlKey: true })).toBe('undo');
  expect(wayOfKey({ ...none, key: 'z', metaKey: true })).toBe('undo');
  expect(wayOfKey({ ...none, key: 'Z', metaKey: true, shiftKey: true })).toBe('redo');
  expect(wayOfKey({ ...none, key: 'y', ctrlKey: true })).toBe('redo');
});

test('other keys are for something else, as is what is being composed of several keys', () => {
  expect(wayOfKey({ ...none, key: 'z' })).toBeUndefined();
  expect(wayOfKey({ ...none, key: 'z', ctrlKey: true, altKey: true })).toBeUndefined();
  expect(wayOfKey({ ...none, key: 'y', metaKey: true })).toBeUndefined();
  expect(wayOfKey({ ...none, key: 'z', ctrlKey: true, isComposing: true })).toBeUndefined();
});

test('they are the same keys where another script than the Latin one is written', () => {
  expect(wayOfKey({ ...none, key: 'я', code: 'KeyZ', ctrlKey: true })).toBe('undo');
  expect(wayOfKey({ ...none, key: 'Ζ', code: 'KeyZ', metaKey: true, shiftKey: true })).toBe('redo');
  expect(wayOfKey({ ...none, key: 'ט', code: 'KeyY', ctrlKey: true })).toBe('redo');
  // Dvorak has its Z in another place, and a sign where QWERTY has Z.
  expect(wayOfKey({ ...none, key: 'z', code: 'Slash', ctrlKey: true })).toBe('undo');
  expect(wayOfKey({ ...none, key: ';', code: 'KeyZ', ctrlKey: true })).toBeUndefined();
});
