import { checkField, tidyValues } from './check-field.ts';
import type { FileKind, FormField } from './form-field.ts';
import { freeMailFault } from './free-mail.ts';

/** What a visitor entered in a form, without values of unknown fields. */
export interface Submission {
  /** The id of the form's document; the newsletter has none. */
  document?: string;
  fields: { name: string; label: string; values: string[] }[];
  files: { name: string; label: string; file: File; kinds: FileKind[] }[];
  /** The errors: in HubSpot's terms, and with the message that the form itself would show. */
  faults: { errorType: string; message: string; field: string }[];
}

/**
 * Reads a sent form and checks it by the same rules as the browser did, and that addresses are work addresses where
 * the field demands it.
 */
export function readSubmission(
  { id, fields }: { id: string; fields: readonly FormField[] },
  data: FormData,
): Submission {
  const read: Submission = { document: id, fields: [], files: [], faults: [] };
  for (const field of fields) {
    const { name, label } = field;
    const values = tidyValues(field, data.getAll(name));
    const error = checkField(field, values);
    if (error) {
      read.faults.push({ errorType: errorTypeOf(field, values), message: error, field: name });
      continue;
    }
    const words = values.filter((value) => typeof value === 'string');
    const [file] = values.filter((value) => typeof value !== 'string');
    if (field.kind === 'email-field' && field.isWorkOnly)
      read.faults.push(...words.flatMap((email) => freeMailFault(name, email) ?? []));
    if (words.length > 0) read.fields.push({ name, label, values: words });
    if (file && field.kind === 'file-field') read.files.push({ name, label, file, kinds: field.fileKinds });
  }
  return read;
}

function errorTypeOf({ kind }: FormField, { length }: { length: number }): string {
  if (length === 0) return 'REQUIRED_FIELD';
  return kind === 'email-field' ? 'INVALID_EMAIL' : 'INVALID_VALUE';
}
