import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { linesOf } from '#lake/import/read-lines.ts';
import { isFields } from '#schemas/fields.ts';

/**
 * The documents of a dataset that an export holds, as they were at one moment. They are streamed one after the other by
 * Sanity's own endpoint for exports, so there may be any number of them. Throws a sentence when the endpoint does not
 * answer.
 */
export async function* exportedDocuments(client: SanityClient): AsyncGenerator<ArchivedDocument> {
  const { dataset, token } = client.config();
  const response = await fetch(client.getUrl(`/data/export/${dataset}`), {
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok || !response.body)
    throw new Error(
      `The dataset "${dataset}" cannot be exported: ${response.status} ${await response.text()}`,
    );
  for await (const [line] of linesOf(response.body, `the export of "${dataset}"`)) {
    const document = JSON.parse(line);
    if (!isDocument(document))
      throw new Error(`The export of "${dataset}" has broken off: ${line.slice(0, 1_000)}`);
    if (isContent(document._id)) yield document;
  }
}

const isDocument = (value: unknown): value is ArchivedDocument =>
  isFields(value) && typeof value._id === 'string' && typeof value._type === 'string';

/**
 * Whether a document is content: of those that a dataset keeps for itself, only its releases and the definitions of its
 * variants are.
 */
const isContent = (id: string): boolean => !id.startsWith('_.') || /^_\.(releases|variants)\./.test(id);
