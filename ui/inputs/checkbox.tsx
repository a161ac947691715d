'use client';

import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { ErrorText, type FieldProps, fieldLook, Hint, LabelText, useControl } from './field.tsx';
import { tickLook } from './tick-look.ts';

type Own = Omit<FieldProps, 'isLabelHidden' | 'label'> & { label?: ReactNode };

/**
 * A single checkbox, for instance for the privacy policy; its label may contain links. It sends `on` when it is
 * checked.
 */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...rest
}: Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | 'type'>) {
  const control = useControl({ hint, error, ...rest });
  return (
    <div className={clsx(fieldLook, className)}>
      <label
        className={clsx(
          'group/choice grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3 py-1',
          'font-text text-s/[1.5] font-normal text-ink has-disabled:cursor-not-allowed has-disabled:text-quiet',
        )}
      >
        <input {...rest} {...control} type="checkbox" className={tickLook.checkbox} />
        <span className="[&_a]:underline [&_a]:underline-offset-[0.2em]">
          <LabelText label={label} required={rest.required} />
        </span>
      </label>
      <Hint control={control.id}>{hint}</Hint>
      <ErrorText control={control.id}>{error}</ErrorText>
    </div>
  );
}
