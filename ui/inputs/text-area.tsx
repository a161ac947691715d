'use client';

import clsx from 'clsx';
import type { TextareaHTMLAttributes } from 'react';
import { controlLook } from './control-look.ts';
import { Field, type FieldProps, useControl } from './field.tsx';

/** Text of several lines; it grows with its content where the browser supports that. */
export function TextArea({
  rows = 4,
  label,
  isLabelHidden,
  hint,
  error,
  className,
  ...rest
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>) {
  const control = useControl({ hint, error, ...rest });
  const { required } = rest;
  return (
    <Field control={control.id} {...{ label, isLabelHidden, hint, error, required, className }}>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={clsx(controlLook, 'field-sizing-content max-h-96 min-h-30 resize-y px-3.5 py-2.75')}
      />
    </Field>
  );
}
