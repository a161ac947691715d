import type { FormErrors } from '../inputs/use-form.ts';
import { checkField, tidyValues } from './check-field.ts';
import type { FormField } from './form-field.ts';

/** Returns the errors of a filled-in form, by the names of its fields; empty if there are none. */
export function checkForm(fields: readonly FormField[], data: FormData): FormErrors {
  const errors: FormErrors = {};
  for (const field of fields) {
    const error = checkField(field, tidyValues(field, data.getAll(field.name)));
    if (error) errors[field.name] = error;
  }
  return errors;
}
