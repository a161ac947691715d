import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { keysOf } from './bar-keys.ts';

const keys = (key: string, code: string, held: object = {}) =>
  // Only what the function reads of an event.
  keysOf({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...held } as KeyboardEvent);

test('keys are named as a deed names them', () => {
  expect(keys('h', 'KeyH')).toBe('H');
  expect(keys('d', 'KeyD', { metaKey: true })).toBe('Ctrl+D');
  expect(keys('ArrowUp', 'ArrowUp', { altKey: true })).toBe('Alt+↑');
  expect(keys('Backspace', 'Backspace')).toBe('Delete');
});

test('a keyboard of another script has the same keys', () => {
  expect(keys('р', 'KeyH')).toBe('H');
  expect(keys('γ', 'KeyD', { ctrlKey: true })).toBe('Ctrl+D');
});
