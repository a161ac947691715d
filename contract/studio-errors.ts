import type { SanityClient } from '@sanity/client';
import { validateDocument } from '@sanity/validation';
import { compileSchema } from './compile.ts';

const schema = compileSchema();

/** What keeps an editor from publishing a document: the errors of the Studio's own validation, a line each. */
export async function studioErrors(
  document: { _id: string; _type: string; [field: string]: unknown },
  client: SanityClient,
): Promise<string[]> {
  const timestamps = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: '1' };
  const { markers } = await validateDocument({ document: { ...timestamps, ...document }, schema, client });
  return markers
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => `${path.map(partOf).join('.') || document._type}: ${message}`);
}

function partOf(part: unknown): string {
  return typeof part === 'object' && part !== null && '_key' in part ? String(part._key) : String(part);
}
