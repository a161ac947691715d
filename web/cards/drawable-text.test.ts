import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test('a text in Latin letters is drawn with its digits, marks and units, without its pictures', () => {
  expect(drawableText('Latency of 5 µs, explained — for €9.50 🔑')).toBe(
    'Latency of 5 µs, explained — for €9.50',
  );
  expect(drawableText('Clé d’accès à Łódź, 20 °C')).toBe('Clé d’accès à Łódź, 20 °C');
});

test('nothing is drawn of a text in another script, of which holes would be left', () => {
  for (const text of ['Ключи', 'Keys и ключи', '鍵', 'مفتاح', 'Ωμέγα'])
    expect(drawableText(text), text).toBe('');
});
