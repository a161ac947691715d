import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Document, documentFile } from './document-file.ts';

/** The folder of the first content. */
export const contentFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Reads all documents of a content, as stored, in the order of their files; by default of the first content. Throws
 * an error that names the first file that is no document, or that lies where another document should.
 */
export function readDocuments(folder = contentFolder): Document[] {
  const files = readdirSync(join(folder, 'documents'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => join('documents', file).replaceAll('\\', '/'))
    .sort()
    .map((file) => readDocument(folder, file));
}

function readDocument(folder: string, file: string): Document {
  const document = parse(join(folder, file));
  const expected = documentFile(document);
  if (file !== expected)
    throw new Error(
      `The document in ${join(folder, file)} belongs in ${join(folder, expected)}: move it there.`,
    );
  return document;
}

function parse(file: string): Document {
  const refusal = (reason: string, cause?: unknown) =>
    new Error(`${file} ${reason}. Mend it, or bring it back from git.`, { cause });
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refusal(`is no JSON: ${error instanceof Error ? error.message : error}`, error);
  }
  if (isDocument(document)) return document;
  throw refusal('is no document: expected an object with an "_id" and a "_type"');
}

function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null || !('_id' in value) || !('_type' in value)) return false;
  return typeof value._id === 'string' && typeof value._type === 'string';
}
