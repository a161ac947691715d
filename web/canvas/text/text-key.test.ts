import { expect, test } from 'vitest';
import { deedOf } from './text-key.ts';

const key = (name: string, held = {}) =>
  deedOf({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test('keys end and go on as they do in a form, letters write, and what is held with Ctrl is for the page', () => {
  expect(key('Escape')).toBe('bar');
  expect(key('Tab')).toBe('next');
  expect(key('Tab', { shiftKey: true })).toBe('previous');
  expect(key(' ')).toBe('space');
  expect(key('a')).toBeUndefined();
  expect(key('z', { ctrlKey: true })).toBeUndefined();
  expect(key(' ', { metaKey: true })).toBeUndefined();
});
