import { readBytes } from '#lake/kernel/http/read-body.ts';
import { Refusal } from '#lake/kernel/refusal.ts';
import { isForm, maxFields, maxPlainBytes, readForm } from '#limits/read-form.ts';

const maxBytes = 12 * 1024 * 1024; // a file of ten megabytes and what else is filled in

/**
 * What a request sends of a form: the `fields` of HubSpot's JSON, or a form as browsers send it, files included. Null
 * when it is neither; throws a 413 or a 400 when there is too much of it.
 */
export async function readSent(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxBytes);
  if (!isForm(type)) return ofFields(bytes);
  const form = await readForm(new Uint8Array(bytes), type);
  if (form === 'too much') throw tooMuch();
  if (form === 'unreadable') throw new Refusal(400, `The body cannot be read as ${type.split(';')[0]}.`);
  return form;
}

const tooMuch = () =>
  new Refusal(400, 'The form has too many fields, one with too long a name, or too much text.');

function ofFields(bytes: Buffer): FormData | null {
  if (bytes.length > maxPlainBytes) throw tooMuch();
  const fields = fieldsIn(bytes.toString('utf8'));
  if (!Array.isArray(fields) || fields.length === 0) return null;
  if (fields.length > maxFields) throw tooMuch();
  const data = new FormData();
  for (const field of fields) {
    const { name, value }: { name?: unknown; value?: unknown } = field ?? {};
    if (typeof name !== 'string' || !['string', 'boolean', 'number'].includes(typeof value)) return null;
    data.append(name, String(value));
  }
  return data;
}

function fieldsIn(text: string): unknown {
  try {
    const sent: { fields?: unknown } | null = JSON.parse(text);
    return sent?.fields;
  } catch {
    return undefined;
  }
}
