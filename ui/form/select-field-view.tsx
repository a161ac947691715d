'use client';

import { Select } from '../inputs/select.tsx';
import { controlOf } from './control-of.ts';
import type { SelectField } from './form-field.ts';

/** A field with one of several options. */
export function SelectFieldView({ field, error }: { field: SelectField; error: string | undefined }) {
  const placeholder = field.placeholder ?? undefined;
  return <Select {...controlOf(field)} options={field.choices} placeholder={placeholder} error={error} />;
}
