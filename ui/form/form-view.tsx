'use client';

import dynamic from 'next/dynamic';
import { firstCountry } from '../inputs/phone/first-country.ts';
import { Island } from '../island/island.tsx';
import type { FormProps } from './client-form.tsx';
import type { FormField } from './form-field.ts';

const ClientForm = dynamic(() => import('./client-form.tsx').then(({ ClientForm }) => ClientForm));

/**
 * A form from data. Without JavaScript the browser itself sends it to `action`. Only pages with a form load its code.
 * The code of the phone's countries and of the listbox loads when a visitor reaches such a field.
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
