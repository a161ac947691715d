import { expect, test } from 'vitest';
import { dayForMachines, dayText } from './day-text.ts';

const lateInCalifornia = '2026-12-01T07:00:00Z';

test('a moment is said with the day of its time zone, in words and for machines', () => {
  expect(dayText(lateInCalifornia)).toBe('December 1, 2026');
  expect(dayText(lateInCalifornia, 'America/Los_Angeles')).toBe('November 30, 2026');
  expect(dayForMachines(lateInCalifornia)).toBe('2026-12-01');
  expect(dayForMachines(lateInCalifornia, 'America/Los_Angeles')).toBe('2026-11-30');
});

test('a day without a time is that day in every time zone', () => {
  for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
    expect(dayText('2026-11-30', zone)).toBe('November 30, 2026');
    expect(dayForMachines('2026-11-30', zone)).toBe('2026-11-30');
  }
});
