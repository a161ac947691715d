import type { Thing } from '../seo/thing.ts';
import type { Salary } from './contract.ts';

/** A salary for structured data (https://schema.org/MonetaryAmount). */
export function monetaryAmount({ from, to, currency, unit }: Salary): Thing {
  const amount = to !== null && to > from ? { minValue: from, maxValue: to } : { value: from };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unit },
  };
}
