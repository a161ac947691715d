'use client';

import { Select } from '../inputs/select.tsx';
import { controlOf } from './control-of.ts';
import type { SelectField as Field } from './form-field.ts';

/** One of several values. */
export function SelectField({ field, error }: { field: Field; error: string | undefined }) {
  const placeholder = field.placeholder ?? undefined;
  return <Select {...controlOf(field)} options={field.choices} placeholder={placeholder} error={error} />;
}
