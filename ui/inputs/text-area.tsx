'use client';

import './text-area.css';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps, useControl } from './field.tsx';

/** Text of several lines, which grows with what is written where the browser can. */
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
      <textarea {...rest} {...control} rows={rows} className="control text-area" />
    </Field>
  );
}
