'use client';

import './search-input.css';
import type { InputHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldProps, useControl } from './field.tsx';

/** Words to look for. The label is for screen readers unless it is told to be seen; Escape empties the field. */
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
      <span className="search">
        <Icon name="search" />
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          {...control}
          type="search"
          placeholder={placeholder}
          className="control"
        />
      </span>
    </Field>
  );
}
