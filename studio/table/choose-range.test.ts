import { expect, test } from 'vitest';
import { chooseAll, chooseRange } from './choose-range.ts';

const shown = ['a', 'b', 'c', 'd'];
const after = (chosen: string[], pressed: string, before?: string) => [
  ...chooseRange(new Set(chosen), shown, pressed, before),
];

test.each([
  ['one is chosen by a press', [], 'b', undefined, ['b']],
  ['and let go by another', ['a', 'b'], 'b', undefined, ['a']],
  ['Shift chooses all up to there', ['b'], 'd', 'b', ['b', 'c', 'd']],
  ['upwards as well', ['d'], 'b', 'd', ['d', 'b', 'c']],
  ['and lets all go', ['a', 'b', 'c'], 'c', 'b', ['a']],
  ['what was pressed on another page of the list is no beginning', ['z'], 'c', 'z', ['z', 'c']],
])('%s', (_what, chosen, pressed, before, expected) => {
  expect(after(chosen, pressed, before)).toEqual(expected);
});

test.each([
  [
    'all that are shown are chosen beside what is on other pages',
    ['z', 'b'],
    true,
    ['z', 'b', 'a', 'c', 'd'],
  ],
  ['and let go without it', ['a', 'z', 'b', 'c', 'd'], false, ['z']],
])('%s', (_what, chosen, isOn, expected) => {
  expect([...chooseAll(new Set(chosen), shown, isOn)]).toEqual(expected);
});
