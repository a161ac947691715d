'use client';

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import clsx from 'clsx';
import { dropdownLook, optionLook } from './dropdown-look.ts';
import type { useControl } from './field.tsx';
import { selectLook } from './select-frame.tsx';
import type { SelectOption } from './select-option.ts';

/** The properties of the listbox of a select. */
export interface SelectListboxProps {
  control: ReturnType<typeof useControl>;
  /** The id of the label. */
  label: string;
  options: readonly SelectOption[];
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * The listbox of a select, by Headless UI: arrow keys, Home and End, letters that lead to an option (forgotten after
 * 350 ms), Escape. It opens inside the field, so that it has the colours of the ground there.
 */
export function SelectListbox({ control, label, options, placeholder, value, onChange }: SelectListboxProps) {
  const { id, disabled, required, name: _, ...aria } = control;
  const chosen = options.find((option) => option.value === value);
  return (
    <Listbox value={value} onChange={onChange} disabled={disabled} invalid={aria['aria-invalid']}>
      <ListboxButton
        {...aria}
        id={id}
        className={clsx(selectLook, 'truncate text-start data-empty:text-quiet')}
        aria-labelledby={`${label} ${id}`}
        data-empty={chosen ? undefined : ''}
      >
        {chosen?.label ?? placeholder}
      </ListboxButton>
      <ListboxOptions className={dropdownLook} modal={false}>
        {!required && (
          <ListboxOption value="" className={optionLook} data-empty="">
            {placeholder}
          </ListboxOption>
        )}
        {options.map((option) => (
          <ListboxOption key={option.value} value={option.value} className={optionLook}>
            {option.label}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
