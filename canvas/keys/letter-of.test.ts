import { expect, test } from 'vitest';
import { letterOf } from './letter-of.ts';

test('a letter is that which the keyboard writes, wherever it stands', () => {
  expect(letterOf({ key: 'z', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'Z', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'z', code: 'KeyY' })).toBe('z'); // QWERTZ
  expect(letterOf({ key: 'z', code: 'KeyW' })).toBe('z'); // AZERTY
  expect(letterOf({ key: 'z', code: 'Slash' })).toBe('z'); // Dvorak
});

test('where another script is written, it is that of most keyboards at the same place', () => {
  expect(letterOf({ key: 'я', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'Я', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'ζ', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'ז', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'ئ', code: 'KeyZ' })).toBe('z');
  expect(letterOf({ key: 'لا', code: 'KeyB' })).toBe('b');
  expect(letterOf({ key: '้', code: 'KeyH' })).toBe('h'); // a Thai vowel mark
  expect(letterOf({ key: 'х', code: 'BracketLeft' })).toBeUndefined();
});

test('a sign or an accent of a Latin keyboard is for nothing, whatever others have there', () => {
  expect(letterOf({ key: ';', code: 'KeyZ' })).toBeUndefined(); // Dvorak
  expect(letterOf({ key: ',', code: 'KeyM' })).toBeUndefined(); // AZERTY
  expect(letterOf({ key: 'é', code: 'KeyW' })).toBeUndefined(); // Bépo
  expect(letterOf({ key: 'Dead', code: 'KeyE' })).toBeUndefined();
  expect(letterOf({ key: 'Enter', code: 'Enter' })).toBeUndefined();
  expect(letterOf({ key: '1', code: 'Digit1' })).toBeUndefined();
});
