import { expect, test } from 'vitest';
import { checkMost } from './check-most.ts';
import type { Salary } from './contract.ts';
import { monetaryAmount } from './monetary-amount.ts';
import { salaryText } from './salary-text.ts';

const year: Salary = { from: 52_000, to: 64_000, currency: 'EUR', unit: 'YEAR' };
const hour: Salary = { from: 17.5, to: 18.4, currency: 'EUR', unit: 'HOUR' };

test.each<[Salary, string]>([
  [year, '€52,000 – €64,000 a year'],
  [hour, '€17.50 – €18.40 an hour'],
  [{ ...hour, to: 18 }, '€17.50 – €18 an hour'],
  [{ ...hour, to: null }, '€17.50 an hour'],
  [{ ...year, to: 52_000 }, '€52,000 a year'],
  [{ ...year, from: 4_000_000, to: 5_000_000, currency: 'JPY' }, '¥4,000,000 – ¥5,000,000 a year'],
])('the salary %j is read as %s', (salary, text) => {
  expect(salaryText(salary)).toBe(text);
});

test('search engines are told what visitors read', () => {
  expect(monetaryAmount(hour)).toMatchObject({ value: { minValue: 17.5, maxValue: 18.4, unitText: 'HOUR' } });
});

test('the Studio refuses a salary that ends below its beginning', () => {
  expect(checkMost(51_999, year)).toBe('“To” must be at least as much as “From”.');
  expect([checkMost(52_000, year), checkMost(64_000, year)]).toEqual([true, true]);
});

test('the Studio takes a salary of which one end is not there yet', () => {
  expect([checkMost(undefined, year), checkMost(1, {}), checkMost(1, undefined)]).toEqual([true, true, true]);
});
