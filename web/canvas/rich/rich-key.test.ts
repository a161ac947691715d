import { expect, test } from 'vitest';
import { richDeedOf } from './rich-key.ts';

const pressed = (key: string, code: string, held: object = { ctrlKey: true }) =>
  richDeedOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('Ctrl-K makes a link on every keyboard', () => {
  expect(pressed('k', 'KeyK')).toBe('link');
  expect(pressed('K', 'KeyK', { metaKey: true })).toBe('link');
  expect(pressed('л', 'KeyK')).toBe('link');
  expect(pressed('k', 'KeyV')).toBe('link'); // Dvorak
  expect(pressed('k', 'KeyK', {})).toBeUndefined();
  expect(pressed('ł', 'KeyL', { ctrlKey: true, altKey: true })).toBeUndefined();
});

test('Tab and Escape lead out of the text, and Alt-F10 to what is above it', () => {
  expect(pressed('Tab', 'Tab', {})).toBe('next');
  expect(pressed('Tab', 'Tab', { shiftKey: true })).toBe('previous');
  expect(pressed('Escape', 'Escape', {})).toBe('leave');
  expect(pressed('F10', 'F10', { altKey: true })).toBe('tools');
  expect(pressed('F10', 'F10', {})).toBeUndefined();
});

test('bold and italic are for keyboards of other scripts, as the editor hears those of Latin letters by itself', () => {
  expect(pressed('и', 'KeyB')).toBe('strong');
  expect(pressed('ш', 'KeyI', { metaKey: true })).toBe('em');
  expect(pressed('ш', 'KeyI', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(pressed('b', 'KeyB')).toBeUndefined();
});
