import { FormRefusal } from '../inputs/use-form.ts';
import { blockedEmail, failed, formChanged, readFaults, send } from './failure.ts';
import type { FormField } from './form-field.ts';

/**
 * Sends a form to the site's own endpoint, with the age of the page, because the form was there before its script.
 * Throws a FormRefusal where fields have errors, and otherwise an Error whose message is for the visitor.
 */
export async function sendForm(action: string, fields: readonly FormField[], data: FormData): Promise<void> {
  const headers = { accept: 'application/json', 'x-form-age': String(Math.round(performance.now())) };
  const response = await send(action, { method: 'POST', headers, body: data });
  if (response.ok) return;
  const body = await response.text();
  const errors = errorsByField(fields, body);
  throw Object.keys(errors).length > 0 ? new FormRefusal(errors) : new Error(reasonOf(body));
}

/** What a visitor is told where no field of the form is at fault. */
function reasonOf(body: string): string {
  const faults = readFaults(body);
  // An editor has given the form a field since, or has taken one away.
  if (faults.some(({ field }) => field)) return formChanged;
  return faults.find(({ errorType }) => errorType === 'RATE_LIMIT')?.message ?? failed;
}

/** Returns the errors of a failed submission by the names of the form's fields. */
export function errorsByField(fields: readonly FormField[], body: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { errorType, message, field } of readFaults(body)) {
    const isBlocked = errorType === 'BLOCKED_EMAIL';
    const name = field ?? (isBlocked ? fields.find(({ kind }) => kind === 'email-field')?.name : undefined);
    if (name && fields.some((known) => known.name === name))
      errors[name] = isBlocked ? blockedEmail : (message ?? failed);
  }
  return errors;
}
