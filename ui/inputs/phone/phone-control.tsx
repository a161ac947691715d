'use client';

import {
  type ChangeEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { type ParsedCountry, usePhoneInput } from 'react-international-phone';
import { HiddenValue } from '../hidden-value.tsx';
import { CountryList } from './country-list.tsx';
import { type CountryLimits, limitCountries } from './limit-countries.ts';
import type { PhoneCountry } from './phone-country.ts';

/** The number of a phone field. */
export interface PhoneState {
  /** Plus and digits. */
  phone: string;
  /** The number as the field shows it. */
  inputValue: string;
  country: ParsedCountry;
}

/** What the field tells this control. */
export interface PhoneHandle {
  /** The visitor typed. */
  change(event: ChangeEvent<HTMLInputElement>): void;
  /** The field holds another number: plus and digits. */
  take(number: string): void;
}

/** The properties of the control behind a phone field. */
export interface PhoneControlProps {
  ref: Ref<PhoneHandle>;
  /** The input in which the number is typed. */
  input: RefObject<HTMLInputElement | null>;
  name: string;
  disabled?: boolean;
  limits: CountryLimits;
  /** The code of the initial country. */
  firstCountry: string;
  /** The initial text; empty for the dial code alone. */
  typed: string;
  flags: string;
  /** The id of the list of countries while it is open. */
  openList: string | undefined;
  /** Called before painting with the text and country to show, whenever they change. */
  onShow: (text: string, country: PhoneCountry) => void;
  onClose: (by: 'choice' | 'escape' | 'blur') => void;
  onChange?: (state: PhoneState) => void;
}

/**
 * The control behind a phone field: the value that a form sends, and the list of countries while it is open. Masks,
 * guesses and undo come from react-international-phone. The field is there before this control, and shows what
 * `onShow` tells it.
 */
export function PhoneControl({
  ref,
  input,
  name,
  disabled,
  limits,
  firstCountry,
  typed,
  flags,
  openList,
  onShow,
  onClose,
  onChange,
}: PhoneControlProps) {
  const [countries] = useState(() => limitCountries(limits));
  const [value, setValue] = useState(typed);
  const { phone, inputValue, country, setCountry, handlePhoneValueChange } = usePhoneInput({
    value,
    countries,
    defaultCountry: firstCountry,
    inputRef: input,
    onChange: (state) => {
      setValue(state.phone);
      onChange?.(state);
    },
  });
  useImperativeHandle(ref, () => ({ change: handlePhoneValueChange, take: setValue }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number or country is told, a new function of the field is no news
  useLayoutEffect(() => {
    onShow(inputValue, { code: country.iso2, name: country.name, dialCode: country.dialCode });
  }, [inputValue, country]);

  return (
    <>
      <HiddenValue name={name} value={phone === `+${country.dialCode}` ? '' : phone} disabled={disabled} />
      {openList && (
        <CountryList
          id={openList}
          countries={countries}
          selected={country.iso2}
          flags={flags}
          onChoose={(code) => {
            onClose('choice');
            setCountry(code, { focusOnInput: true });
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
