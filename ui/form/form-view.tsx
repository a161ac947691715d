'use client';

import dynamic from 'next/dynamic';
import { Island } from '../island/island.tsx';
import type { FormProps } from './client-form.tsx';

const ClientForm = dynamic(() => import('./client-form.tsx').then(({ ClientForm }) => ClientForm));

/**
 * A form out of data. Without JavaScript the browser sends it to `action` by itself. Only pages with a form load its code,
 * and that of the phone's countries, of the listbox and of files only where such a field is.
 */
export function FormView(props: FormProps) {
  return <Island name="form" of={ClientForm} props={props} />;
}
