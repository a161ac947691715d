'use client';

import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type CountryData, type ParsedCountry, usePhoneInput } from 'react-international-phone';
import type { useControl } from '../field.tsx';
import { HiddenValue } from '../hidden-value.tsx';
import { CountryList } from './country-list.tsx';
import { Flag } from './flag.tsx';
import { internationalNumber } from './international-number.ts';

/** What a phone field knows of its number. */
export interface PhoneState {
  /** Plus and digits. */
  phone: string;
  /** As it is written in the field. */
  inputValue: string;
  country: ParsedCountry;
}

/** What the control of a phone field is given. */
export interface PhoneControlProps {
  control: ReturnType<typeof useControl>;
  countries: CountryData[];
  /** One of the countries. */
  defaultCountry: string;
  defaultValue?: string;
  flags: string;
  onChange?: (state: PhoneState) => void;
}

/** The number and the button of its country. Masks, guesses and the history of undo are react-international-phone's. */
export function PhoneControl({
  control: { name, ...control },
  countries,
  defaultCountry,
  defaultValue = '',
  flags,
  onChange,
}: PhoneControlProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState(defaultValue);
  const { phone, inputValue, country, inputRef, setCountry, handlePhoneValueChange } = usePhoneInput({
    value,
    countries,
    defaultCountry,
    onChange: (state) => {
      setValue(state.phone);
      onChange?.(state);
    },
  });

  /** After a Tab browsers mark all of a field: the first digit would take the place of the dial code. */
  function goBehindDialCode({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    if (phone !== `+${country.dialCode}`) return;
    requestAnimationFrame(() => input.setSelectionRange(input.value.length, input.value.length));
  }

  function paste(event: ClipboardEvent) {
    const number = internationalNumber(event.clipboardData.getData('text'));
    if (!number) return; // what has no dial code goes where the cursor is
    event.preventDefault();
    setValue(number);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div className="phone control">
      <button
        ref={button}
        type="button"
        className="phone-country"
        aria-label={`Country: ${country.name}, +${country.dialCode}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        disabled={control.disabled}
        onMouseDown={(event) => event.preventDefault()} // else an open list loses the focus, closes, and opens anew
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openByArrow}
      >
        <Flag code={country.iso2} folder={flags} />
      </button>
      <input
        {...control}
        ref={inputRef}
        type="tel"
        autoComplete="tel"
        value={inputValue}
        onChange={handlePhoneValueChange}
        onPaste={paste}
        onFocus={goBehindDialCode}
      />
      <HiddenValue
        name={name}
        value={phone === `+${country.dialCode}` ? '' : phone}
        disabled={control.disabled}
      />
      {isOpen && (
        <CountryList
          id={listId}
          countries={countries}
          selected={country.iso2}
          flags={flags}
          onChoose={(code) => {
            setOpen(false);
            setCountry(code, { focusOnInput: true });
          }}
          onClose={(by) => {
            setOpen(false);
            if (by === 'escape') button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
