import { type Salary, salaryUnits } from './contract.ts';

/** A salary in words: "€52,000 – €64,000 a year", "€17.50 – €18.40 an hour". */
export function salaryText({ from, to, currency, unit }: Salary): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amount = to !== null && to > from ? format.formatRange(from, to) : format.format(from);
  return `${amount} ${salaryUnits[unit]}`;
}
