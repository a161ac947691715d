import { maxFields, maxPlainBytes } from './read-form.ts';

/**
 * A form as HubSpot's endpoint takes it, from its body: JSON with `fields`, each with a `name` and a `value`. What was
 * filled in, or why it was not read, within the limits of a form that a browser sends.
 */
export function readFields(bytes: Uint8Array): FormData | 'too much' | 'unreadable' {
  if (bytes.length > maxPlainBytes) return 'too much';
  const fields = fieldsIn(new TextDecoder().decode(bytes));
  if (!Array.isArray(fields) || fields.length === 0) return 'unreadable';
  if (fields.length > maxFields) return 'too much';
  const data = new FormData();
  for (const field of fields) {
    const { name, value }: { name?: unknown; value?: unknown } = field ?? {};
    if (typeof name !== 'string' || !['string', 'boolean', 'number'].includes(typeof value))
      return 'unreadable';
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
