'use client';

// The styles of what comes later come with the page: it stands there before, and without scripts for good.
import '../inputs/file-input.css';
import '../inputs/phone/phone-input.css';
import '../inputs/select.css';
import dynamic from 'next/dynamic';
import type { FormField } from './form-field.ts';
import { PlainField } from './plain-field.tsx';

const PhoneField = dynamic(() => import('./phone-field.tsx').then(({ PhoneField }) => PhoneField));
const SelectField = dynamic(() => import('./select-field.tsx').then(({ SelectField }) => SelectField));
const FileField = dynamic(() => import('./file-field.tsx').then(({ FileField }) => FileField));

/** The input of a field, with what is wrong with it. */
export function FieldView({ field, error }: { field: FormField; error: string | undefined }) {
  if (field.kind === 'phone-field') return <PhoneField field={field} error={error} />;
  if (field.kind === 'select-field') return <SelectField field={field} error={error} />;
  if (field.kind === 'file-field') return <FileField field={field} error={error} />;
  return <PlainField field={field} error={error} />;
}
