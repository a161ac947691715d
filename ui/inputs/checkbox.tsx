'use client';

import './checkbox.css';
import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { ErrorText, type FieldProps, Hint, LabelText, useControl } from './field.tsx';

type Own = Omit<FieldProps, 'isLabelHidden' | 'label'> & { label?: ReactNode };

/** One thing to agree to, such as the privacy policy; its label may hold links. Sends `on` when it is checked. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...rest
}: Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | 'type'>) {
  const control = useControl({ hint, error, ...rest });
  return (
    <div className={clsx('field', className)}>
      <label className="checkbox">
        <input {...rest} {...control} type="checkbox" />
        <span>
          <LabelText label={label} required={rest.required} />
        </span>
      </label>
      <Hint control={control.id}>{hint}</Hint>
      <ErrorText control={control.id}>{error}</ErrorText>
    </div>
  );
}
