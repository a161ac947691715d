'use client';

import { FileField } from './file-field.tsx';
import type { DrawnField } from './form-field.ts';
import { PhoneField } from './phone-field.tsx';
import { PlainField } from './plain-field.tsx';
import { SelectField } from './select-field.tsx';

/** The input of a field, with its error. */
export function FieldView({ field, error }: { field: DrawnField; error: string | undefined }) {
  if (field.kind === 'phone-field') return <PhoneField field={field} error={error} />;
  if (field.kind === 'select-field') return <SelectField field={field} error={error} />;
  if (field.kind === 'file-field') return <FileField field={field} error={error} />;
  return <PlainField field={field} error={error} />;
}
