'use client';

import { FileFieldView } from './file-field-view.tsx';
import type { DrawnField } from './form-field.ts';
import { PhoneFieldView } from './phone-field-view.tsx';
import { PlainField } from './plain-field.tsx';
import { SelectFieldView } from './select-field-view.tsx';

/** The input of a field, with its error. */
export function FieldView({ field, error }: { field: DrawnField; error: string | undefined }) {
  if (field.kind === 'phone-field') return <PhoneFieldView field={field} error={error} />;
  if (field.kind === 'select-field') return <SelectFieldView field={field} error={error} />;
  if (field.kind === 'file-field') return <FileFieldView field={field} error={error} />;
  return <PlainField field={field} error={error} />;
}
