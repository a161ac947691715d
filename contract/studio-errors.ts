import type { SanityClient } from '@sanity/client';
import { validateDocument, validationMarkerCodes } from '@sanity/validation';
import { validateDocumentInternal } from '@sanity/validation/_internal';
import type { CompiledSchema } from './compile.ts';
import type { StoredDocument } from './project.ts';

/**
 * What keeps an editor from publishing a document in a Studio with this schema, and the fields that the schema does not
 * have; one line each.
 */
export async function studioErrors(
  stored: StoredDocument,
  client: SanityClient,
  schema: CompiledSchema,
): Promise<string[]> {
  const markers = await refereeMarkers(stored, client, schema);
  return markers.filter(({ level }) => level === 'error').map(({ line }) => line);
}

/**
 * All that Sanity's own validator says of a document: errors, warnings, and unknown fields as errors. The document need
 * not have the fields that a lake adds, such as `_createdAt`.
 */
export async function refereeMarkers(
  stored: StoredDocument,
  client: SanityClient,
  schema: CompiledSchema,
): Promise<{ level: string; line: string }[]> {
  const time = '2026-01-01T00:00:00Z';
  const document = { _createdAt: time, _updatedAt: time, _rev: '1', ...stored };
  // Outside the Studio, Sanity's validator turns the rules of every object into warnings (6.16), but only there does it
  // look for unknown fields. So it runs both ways, and each run gives what it knows.
  const [inStudio, outside] = await Promise.all([
    validateDocumentInternal({
      document,
      schema,
      getClient: () => client,
      getDocumentExists: async ({ id }) => (await client.getDocument(id)) !== undefined,
      environment: 'studio',
    }),
    validateDocument({ document, schema }),
  ]);
  const unknown = outside.markers.filter(({ code }) => code === validationMarkerCodes.objectUnknownField);
  return [...inStudio, ...unknown.map((marker) => ({ ...marker, level: 'error' }))].map(
    ({ level, path, message }) => ({
      level,
      line: `${path.map(partOf).join('.') || stored._type}: ${message}`,
    }),
  );
}

function partOf(part: unknown): string {
  return typeof part === 'object' && part !== null && '_key' in part ? String(part._key) : String(part);
}
