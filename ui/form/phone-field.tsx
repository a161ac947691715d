'use client';

import { PhoneInput } from '../inputs/phone/phone-input.tsx';
import { controlOf } from './control-of.ts';
import { useFieldError } from './field-error.ts';
import type { PhoneField as Field } from './form-field.ts';

/** A phone number; only forms with such a field load the code of the countries. */
export function PhoneField({ field }: { field: Field }) {
  const { onlyCountries, excludeCountries, defaultCountry } = field;
  return (
    <PhoneInput
      {...controlOf(field)}
      onlyCountries={onlyCountries}
      excludeCountries={excludeCountries}
      defaultCountry={defaultCountry ?? undefined}
      error={useFieldError(field.name)}
    />
  );
}
