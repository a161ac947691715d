import type { FormField } from './form-field.ts';

/** The properties that every input takes from its field. */
export const controlOf = ({ name, label, hint, required, width }: FormField) => ({
  name,
  label,
  hint,
  required,
  className: width === 'full' ? 'phone:col-span-full' : undefined,
});
