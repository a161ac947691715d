import { expect, test } from 'vitest';
import { deedOf } from './text-key.ts';

const key = (name: string, held = {}) =>
  deedOf({ key: name, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('keys end, take back and go on as they do in a form, and letters write', () => {
  expect(key('Escape')).toBe('cancel');
  expect(key('Tab')).toBe('next');
  expect(key('Tab', { shiftKey: true })).toBe('previous');
  expect(key('z', { ctrlKey: true })).toBe('undo');
  expect(key('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(key('y', { ctrlKey: true })).toBe('redo');
  expect(key('z', { ctrlKey: true, altKey: true })).toBeUndefined();
  expect(key(' ')).toBe('space');
  expect(key('a')).toBeUndefined();
  expect(key('a', { ctrlKey: true })).toBeUndefined();
});

test('a keyboard of another script has the same keys', () => {
  expect(key('я', { code: 'KeyZ', ctrlKey: true })).toBe('undo');
  expect(key('н', { code: 'KeyY', ctrlKey: true })).toBe('redo');
  expect(key('я', { code: 'KeyZ' })).toBeUndefined();
});
