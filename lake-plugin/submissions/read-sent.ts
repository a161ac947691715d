import { readBytes } from '#lake/kernel/http/read-body.ts';
import { Refusal } from '#lake/kernel/refusal.ts';
import { readFields } from '#limits/read-fields.ts';
import { isForm, readForm } from '#limits/read-form.ts';

const maxBytes = 12 * 1024 * 1024; // a file of ten megabytes and what else is filled in

/**
 * What a request sends of a form: the `fields` of HubSpot's JSON, or a form as browsers send it, files included. Null
 * when it is neither; throws a 413 or a 400 when there is too much of it.
 */
export async function readSent(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxBytes);
  const form = isForm(type) ? await readForm(new Uint8Array(bytes), type) : readFields(bytes);
  if (form === 'too much')
    throw new Refusal(400, 'The form has too many fields, one with too long a name, or too much text.');
  if (form !== 'unreadable') return form;
  if (!isForm(type)) return null;
  throw new Refusal(400, `The body cannot be read as ${type.split(';')[0]}.`);
}
