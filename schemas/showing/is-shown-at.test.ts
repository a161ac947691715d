import { expect, test } from 'vitest';
import { checkUntil } from './check-until.ts';
import { isShownAt, nextChange, type Showing } from './is-shown-at.ts';
import { showingWords } from './showing-words.ts';

const noon = Date.parse('2030-06-01T12:00:00.000Z');
const at = (hours: number) => new Date(noon + hours * 3_600_000);
const said = (hours: number) => at(hours).toISOString();
const shown = (showing: Showing | null, hours = 0) => isShownAt({ showing }, at(hours));

test('a section of which nothing is said is always shown, and a hidden one never', () => {
  expect(shown(null)).toBe(true);
  expect(isShownAt({}, at(0))).toBe(true);
  expect(shown({ hidden: false, showFrom: null, showUntil: '' })).toBe(true);
  expect(shown({ hidden: true, showFrom: said(-1) })).toBe(false);
});

test('it is shown from the one moment on, and from the other on not any more', () => {
  const showing = { showFrom: said(1), showUntil: said(3) };
  expect([0, 0.999, 1, 2, 2.999, 3, 4].map((hours) => shown(showing, hours))).toEqual([
    ...[false, false, true, true, true],
    ...[false, false],
  ]);
  expect(shown({ showFrom: '2030-06-01T15:00:00+03:00' }), 'in another time zone').toBe(true);
  expect(shown({ showFrom: 'soon', showUntil: 'later' }), 'what is no moment').toBe(true);
});

test('the next change is the first moment to come, and a hidden section has none', () => {
  const showing = { showFrom: said(1), showUntil: said(3) };
  expect([0, 1, 3].map((hours) => nextChange([{}, { showing }], at(hours)))).toEqual([
    at(1),
    at(3),
    undefined,
  ]);
  expect(nextChange([{ showing: { ...showing, hidden: true } }], at(0))).toBeUndefined();
  expect(nextChange([{}], at(0))).toBeUndefined();
});

test('editors are told when visitors see it', () => {
  const words = (showing: Showing | null) => showingWords(showing, at(0), 'UTC');
  expect(words(null)).toBeUndefined();
  expect(words({ hidden: true, showUntil: said(-2) })).toBe('Hidden');
  expect(words({ showFrom: said(21) })).toBe('Shown from June 2, 09:00 UTC');
  expect(words({ showFrom: said(21), showUntil: '2031-01-01T00:00:00Z' })).toBe(
    'Shown from June 2, 09:00 UTC until January 1, 2031, 00:00 UTC',
  );
  expect(words({ showFrom: said(-1), showUntil: said(2) })).toBe('Shown until June 1, 14:00 UTC');
  expect(words({ showUntil: said(-2) })).toBe('Not shown any more since June 1, 10:00 UTC');
  expect(words({ showFrom: said(-1) }), 'nothing where it is shown for good').toBeUndefined();
});

test('the end comes after the beginning', () => {
  const wrong = '“Show until” must be after “Show from”.';
  expect(checkUntil(said(1), { showFrom: said(2) })).toBe(wrong);
  expect(checkUntil(said(1), { showFrom: said(1) })).toBe(wrong);
  expect(checkUntil(said(3), { showFrom: said(2) })).toBe(true);
  expect(checkUntil(said(3), {})).toBe(true);
  expect(checkUntil(undefined, { showFrom: said(2) })).toBe(true);
});
