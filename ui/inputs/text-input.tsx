'use client';

import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { controlLook, lineLook } from './control-look.ts';
import { Field, type FieldProps, useControl } from './field.tsx';

type Kind = 'text' | 'email' | 'url' | 'number';
type Own = FieldProps & { type?: Kind };

/** One line of text, an email address, a link or a number; all other attributes go to the `<input>`. */
export function TextInput({
  type = 'text',
  label,
  isLabelHidden,
  hint,
  error,
  className,
  ...rest
}: Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own>) {
  const control = useControl({ hint, error, ...rest });
  const { required } = rest;
  return (
    <Field control={control.id} {...{ label, isLabelHidden, hint, error, required, className }}>
      <input
        autoComplete={type === 'email' ? 'email' : undefined}
        {...rest}
        {...control}
        type={type}
        className={clsx(controlLook, lineLook)}
      />
    </Field>
  );
}
