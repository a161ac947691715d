import type { CountryData } from 'react-international-phone';
import { warnOnce } from '#telemetry/log/warn-once.ts';
import { countries } from './countries.ts';

/** Which countries a phone number may have, by their codes. */
export interface CountryLimits {
  /** An absent or empty list is no limit. */
  only?: readonly string[];
  exclude?: readonly string[];
}

/** Returns the countries within the limits, or all of them if none is left. It warns once of each unknown code. */
export function limitCountries({ only = [], exclude = [] }: CountryLimits): CountryData[] {
  for (const code of [...only, ...exclude]) if (!isKnown(code)) warn(code);
  const left = countries.filter(
    ([, code]) => (only.length === 0 || only.includes(code)) && !exclude.includes(code),
  );
  return left.length > 0 ? left : [...countries];
}

/** Returns the code of the initial country: the wanted one, else `us`, else the first of the list. */
export function findDefaultCountry(list: readonly CountryData[], wanted = 'us'): string {
  if (!isKnown(wanted)) warn(wanted);
  const codes = list.map(([, code]) => code);
  return [wanted, 'us'].find((code) => codes.includes(code)) ?? codes[0] ?? 'us';
}

const isKnown = (wanted: string): boolean => countries.some(([, code]) => code === wanted);

function warn(code: string): void {
  warnOnce(
    `No country has the code "${code}". Codes are two small letters, as in ui/inputs/phone/countries.ts.`,
  );
}
