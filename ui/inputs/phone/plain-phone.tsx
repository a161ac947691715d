'use client';

import type { Ref } from 'react';
import { type CountryData, getCountry } from 'react-international-phone';
import type { useControl } from '../field.tsx';
import { Flag } from './flag.tsx';

/** A phone field as it stands before its script runs, and for good where none does: the browser's own, of the same size. */
export function PlainPhone({
  ref,
  control,
  countries,
  country: code,
  defaultValue,
  flags,
}: {
  ref: Ref<HTMLInputElement>;
  control: ReturnType<typeof useControl>;
  countries: CountryData[];
  country: string;
  defaultValue: string;
  flags: string;
}) {
  const country = getCountry({ field: 'iso2', value: code, countries });
  return (
    <div className="phone control">
      <button
        type="button"
        className="phone-country"
        aria-label={`Country: ${country?.name}, +${country?.dialCode}`}
        disabled={control.disabled}
      >
        <Flag code={code} folder={flags} />
      </button>
      <input
        {...control}
        ref={ref}
        type="tel"
        autoComplete="tel"
        defaultValue={defaultValue || `+${country?.dialCode} `}
      />
    </div>
  );
}
