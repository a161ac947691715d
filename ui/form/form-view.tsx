'use client';

import dynamic from 'next/dynamic';
import { firstCountry } from '../inputs/phone/first-country.ts';
import { Island } from '../island/island.tsx';
import type { FormProps } from './client-form.tsx';
import type { FormField } from './form-field.ts';

const ClientForm = dynamic(() => import('./client-form.tsx').then(({ ClientForm }) => ClientForm));

/**
 * A form out of data. Without JavaScript the browser sends it to `action` by itself. Only pages with a form load its code,
 * and that of the phone's countries and of the listbox only where such a field is touched.
 */
export function FormView({ fields, ...form }: Omit<FormProps, 'fields'> & { fields: readonly FormField[] }) {
  const drawn: FormProps['fields'] = fields.map(drawnField);
  return <Island name="form" of={ClientForm} props={{ ...form, fields: drawn }} />;
}

function drawnField(field: FormField): FormProps['fields'][number] {
  if (field.kind !== 'phone-field') return field;
  const { onlyCountries: only, excludeCountries: exclude, defaultCountry } = field;
  return { ...field, country: firstCountry({ only, exclude }, defaultCountry ?? undefined) };
}
