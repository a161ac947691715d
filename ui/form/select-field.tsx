'use client';

import { Select } from '../inputs/select.tsx';
import { controlOf } from './control-of.ts';
import { useFieldError } from './field-error.ts';
import type { SelectField as Field } from './form-field.ts';

/** One of several values. */
export function SelectField({ field }: { field: Field }) {
  const error = useFieldError(field.name);
  const placeholder = field.placeholder ?? undefined;
  return <Select {...controlOf(field)} options={field.choices} placeholder={placeholder} error={error} />;
}
