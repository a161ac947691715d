import type { ArchivedDocument } from '#lake/import/read-archive.ts';

/** The names of the files of a submission; none for any other document. */
export function namesOfSubmittedFiles({ _type, fields }: ArchivedDocument): string[] {
  if (_type !== 'submission' || !Array.isArray(fields)) return [];
  return fields.flatMap((field) => {
    const name = String(field?.file?.url ?? '').match(
      /\/submissions\/files\/[^/]+\/([0-9a-f-]{36}-\d+\.\w+)$/,
    )?.[1];
    return name ? [name] : [];
  });
}
