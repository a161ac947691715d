import { readBytes } from '#lake/kernel/http/read-body.ts';
import { Refusal } from '#lake/kernel/refusal.ts';
import { hasFewParts } from '#limits/form-parts.ts';

const maxBytes = 12 * 1024 * 1024; // a file of ten megabytes and what else is filled in

/**
 * What a request sends of a form: the `fields` of HubSpot's JSON, or a form as browsers send it, files included. Null
 * when it is neither; throws a 413 when there is too much of it.
 */
export async function readSent(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxBytes);
  if (!hasFewParts(bytes, type))
    throw new Refusal(400, 'The form has too many fields, one with too long a name, or too much text.');
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return ofFields(bytes);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal(400, `The body cannot be read as ${type.split(';')[0]}.`);
  }
}

function ofFields(bytes: Buffer): FormData | null {
  const fields = fieldsIn(bytes.toString('utf8'));
  if (!Array.isArray(fields) || fields.length === 0) return null;
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
