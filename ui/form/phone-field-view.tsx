'use client';

import { PhoneInput } from '../inputs/phone/phone-input.tsx';
import { controlOf } from './control-of.ts';
import type { DrawnPhoneField } from './form-field.ts';

/** A field for a phone number of any country, or of certain ones. */
export function PhoneFieldView({ field, error }: { field: DrawnPhoneField; error: string | undefined }) {
  const { onlyCountries: only, excludeCountries: exclude, country } = field;
  return <PhoneInput {...controlOf(field)} limits={{ only, exclude }} country={country} error={error} />;
}
