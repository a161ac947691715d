import { expect, test } from 'vitest';
import { sayDayIn } from './say-moment.ts';
import { siteDayWords } from './site-day-words.ts';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const moment = '2026-11-30T23:30:00Z';

test('a moment that is another day on the site says which', () => {
  // One of the two is half a day or more away, wherever this runs.
  const others = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].filter(
    (zone) => sayDayIn(moment, zone) !== sayDayIn(moment, own),
  );
  expect(others).not.toEqual([]);
  for (const zone of others)
    expect(siteDayWords(moment, zone)).toBe(
      `On the site this is ${sayDayIn(moment, zone)}: its days are those of the time zone ${zone}, as its settings say.`,
    );
});

test('nothing is said where the days are the same, and of what is no moment', () => {
  expect(siteDayWords(moment, own)).toBeUndefined();
  expect([undefined, '', 'soon', 7].map((value) => siteDayWords(value, 'Pacific/Kiritimati'))).toEqual(
    Array(4).fill(undefined),
  );
});

test('settings that name no time zone, or none that there is, mean UTC', () => {
  for (const named of [null, 'Nowhere/At all'])
    expect(siteDayWords(moment, named)).toBe(siteDayWords(moment, 'UTC'));
});
