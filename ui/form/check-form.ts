import type { FormErrors } from '../inputs/use-form.ts';
import { checkField, tidyValues } from './check-field.ts';
import type { FormField } from './form-field.ts';

/** What is wrong with a form that was filled in, by the names of its fields; empty when nothing is. */
export function checkForm(fields: readonly FormField[], data: FormData): FormErrors {
  const errors: FormErrors = {};
  for (const field of fields) {
    const error = checkField(field, tidyValues(field, data.getAll(field.name)));
    if (error) errors[field.name] = error;
  }
  return errors;
}
