'use client';

import './phone-input.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Field, useControl } from '../field.tsx';
import { useFormReset } from '../use-form-reset.ts';
import { internationalNumber } from './international-number.ts';
import { findDefaultCountry, limitCountries } from './limit-countries.ts';
import { PhoneControl, type PhoneControlProps } from './phone-control.tsx';
import { PlainPhone } from './plain-phone.tsx';

type Props = Omit<PhoneControlProps, 'control' | 'countries' | 'defaultCountry' | 'flags'> & {
  /** The country whose dial code stands there at first, `us` when it is not in the list. */
  defaultCountry?: string;
  onlyCountries?: readonly string[];
  excludeCountries?: readonly string[];
  /** Where the flags are, as `US.svg` and so on: a folder of the site, or of a CDN; `FLAGS_URL` of the build says it for all. */
  flags?: string;
};

/**
 * A phone number of any country, sent as plus and digits, or as nothing when only the dial code stands there.
 * The country is guessed from the number or chosen from a list. A plain field stands there first and works without
 * JavaScript; the other takes its place, and what was typed, as soon as nobody is using it.
 */
export function PhoneInput({
  defaultCountry,
  onlyCountries,
  excludeCountries,
  flags = process.env.FLAGS_URL || '/flags',
  defaultValue = '',
  onChange,
  ...field
}: Props & Parameters<typeof useControl>[0]) {
  const root = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState(0);
  const plain = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const control = useControl(field);
  useFormReset(root, () => {
    setTyped((before) => (before === undefined ? before : defaultValue));
    setResets((count) => count + 1);
  });

  // The library asks for the time as it renders, which nothing may do that is rendered once for all visitors.
  useEffect(() => {
    const input = plain.current;
    if (!input) return;
    const takeOver = () => {
      const isTouched = input.value !== input.defaultValue;
      setTyped(isTouched ? (internationalNumber(input.value) ?? input.value) : defaultValue);
    };
    if (document.activeElement !== input) return takeOver();
    input.addEventListener('blur', takeOver, { once: true });
    return () => input.removeEventListener('blur', takeOver);
  }, [defaultValue]);

  const only = onlyCountries?.join() || undefined; // an empty list is no limit
  const exclude = excludeCountries?.join() || undefined;
  const countries = useMemo(
    () => limitCountries({ only: only?.split(','), exclude: exclude?.split(',') }),
    [only, exclude],
  );
  const first = useMemo(() => findDefaultCountry(countries, defaultCountry), [countries, defaultCountry]);

  return (
    <Field {...field} control={control.id}>
      <div ref={root}>
        {typed === undefined ? (
          <PlainPhone ref={plain} {...{ control, countries, flags, defaultValue }} country={first} />
        ) : (
          <PhoneControl
            key={resets}
            {...{ control, countries, flags, onChange }}
            defaultValue={typed}
            defaultCountry={first}
          />
        )}
      </div>
    </Field>
  );
}
