'use client';

import './phone-input.css';
import { useMemo, useRef, useState } from 'react';
import { Field, useControl } from '../field.tsx';
import { useFormReset } from '../use-form-reset.ts';
import { findDefaultCountry, limitCountries } from './limit-countries.ts';
import { PhoneControl, type PhoneControlProps } from './phone-control.tsx';

type Props = Omit<PhoneControlProps, 'control' | 'countries' | 'defaultCountry' | 'flags'> & {
  /** The country whose dial code stands there at first, `us` when it is not in the list. */
  defaultCountry?: string;
  onlyCountries?: readonly string[];
  excludeCountries?: readonly string[];
  /** Where the flags are, as `US.svg` and so on: a folder of the site, or of a CDN. */
  flags?: string;
};

/**
 * A phone number of any country, sent as plus and digits, or as nothing when only the dial code stands there.
 * The country is guessed from the number or chosen from a list. Without JavaScript it is a plain field.
 */
export function PhoneInput({
  defaultCountry,
  onlyCountries,
  excludeCountries,
  flags = '/flags',
  defaultValue,
  onChange,
  ...field
}: Props & Parameters<typeof useControl>[0]) {
  const root = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState(0);
  const control = useControl(field);
  useFormReset(root, () => setResets((count) => count + 1));

  const [only, exclude] = [onlyCountries?.join(), excludeCountries?.join()];
  const countries = useMemo(
    () => limitCountries({ only: only?.split(','), exclude: exclude?.split(',') }),
    [only, exclude],
  );
  const first = useMemo(() => findDefaultCountry(countries, defaultCountry), [countries, defaultCountry]);

  return (
    <Field {...field} control={control.id}>
      <div ref={root}>
        <PhoneControl
          key={resets}
          {...{ control, countries, flags, defaultValue, onChange }}
          defaultCountry={first}
        />
      </div>
    </Field>
  );
}
