'use client';

import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { controlLook } from './control-look.ts';
import { Field, type FieldProps, useControl } from './field.tsx';

/** A search field. Its label is for screen readers only unless `isLabelHidden` is false; Escape clears the field. */
export function SearchInput({
  label = 'Search',
  isLabelHidden = true,
  placeholder = 'Search',
  hint,
  error,
  className,
  ...rest
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'>) {
  const control = useControl({ hint, error, ...rest });
  const { required } = rest;
  return (
    <Field control={control.id} {...{ label, isLabelHidden, hint, error, required, className }}>
      <span className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-quiet max-tight:hidden"
        />
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          {...control}
          type="search"
          placeholder={placeholder}
          className={clsx(controlLook, 'search-cross min-h-12 appearance-none px-3.5 py-2.75 tight:ps-11')}
        />
      </span>
    </Field>
  );
}
