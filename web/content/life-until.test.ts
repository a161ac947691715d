import { expect, test } from 'vitest';
import { lifeUntil } from './life-until.ts';

const now = new Date('2030-01-01T12:00:00Z');
const secondsUntil = (seconds: number) => lifeUntil(new Date(now.getTime() + seconds * 1000), now).revalidate;

test('a page is kept until its moment, but never for so short that it passes for one that failed, nor longer than others', () => {
  expect(secondsUntil(3600)).toBe(3600);
  expect(secondsUntil(0.5)).toBeGreaterThan(60);
  expect(secondsUntil(10 * 365 * 86_400)).toBe(30 * 86_400);
});
