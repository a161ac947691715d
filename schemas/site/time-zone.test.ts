import { expect, test } from 'vitest';
import { isTimeZone, timeZone, timeZones } from './time-zone.ts';

test('a time zone is known by each of its names, and an offset is none', () => {
  const names = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Los_Angeles'];
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(['', '+01:00', 'Berlin', 'Europe/Berlin '].filter(isTimeZone)).toEqual([]);
});

test('every name that an editor is offered is one, and UTC comes first', () => {
  expect(timeZones().filter((name) => !isTimeZone(name))).toEqual([]);
  expect(timeZones()[0]).toBe('UTC');
  expect(new Set(timeZones()).size).toBe(timeZones().length);
});

test('a page that is asked for with a name that is none says days as in UTC', () => {
  expect([timeZone.parse('Europe/Berlin'), timeZone.parse('Berlin')]).toEqual(['Europe/Berlin', 'UTC']);
});
