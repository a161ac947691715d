'use client';

import { PhoneInput } from '../inputs/phone/phone-input.tsx';
import { controlOf } from './control-of.ts';
import type { PhoneField as Field } from './form-field.ts';

/** A phone number of any country, or of some. */
export function PhoneField({ field, error }: { field: Field; error: string | undefined }) {
  const { onlyCountries, excludeCountries, defaultCountry } = field;
  return (
    <PhoneInput
      {...controlOf(field)}
      onlyCountries={onlyCountries}
      excludeCountries={excludeCountries}
      defaultCountry={defaultCountry ?? undefined}
      error={error}
    />
  );
}
