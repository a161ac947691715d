import type { ComponentProps } from 'react';
import { firstCountry } from '#ui/inputs/phone/first-country.ts';
import { PhoneInput } from '#ui/inputs/phone/phone-input.tsx';

/** A phone field that begins with the wanted country, else with the United States. */
export function Phone({
  wanted,
  ...props
}: Omit<ComponentProps<typeof PhoneInput>, 'country'> & { wanted?: string }) {
  return <PhoneInput {...props} country={firstCountry(props.limits ?? {}, wanted)} />;
}
