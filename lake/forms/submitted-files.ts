import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handler } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const ofSubmission = /^submission\.([0-9a-f-]{36})$/;

const folderOf = (dataDir: string): string => join(dataDir, 'submissions');

/** Keeps a file of a submission, readable by nobody but this process, and answers the name under which it lies. */
export async function keepFile(
  dataDir: string,
  submission: string,
  place: number,
  kind: string,
  bytes: Buffer,
): Promise<string> {
  const name = `${submission.replace('submission.', '')}-${place}.${kind}`;
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(join(folderOf(dataDir), name), bytes, { mode: 0o600 });
  return name;
}

/** Answers `/submissions/files/<dataset>/<name>`, for editors alone: to be saved, never shown in the page. */
export const submittedFile: Handler = async (_request, { params: { name = '' }, options }) => {
  const [, ending = ''] = name.match(/^[0-9a-f-]{36}-\d+\.(\w+)$/) ?? [];
  const bytes = ending && (await readFile(join(folderOf(options.dataDir), name)).catch(() => null));
  if (!bytes) throw new Refusal(404, `No submission has the file "${name}".`);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': types[ending] ?? 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};

/** Removes the files of every submission that is deleted, whoever deletes it, until the returned function is called. */
export function forgetFiles(store: Store, dataDir: string): () => void {
  return store.onCommit(({ changes }) => {
    const gone = changes.flatMap(({ id, after }) => (after ? [] : (id.match(ofSubmission)?.[1] ?? [])));
    if (gone.length === 0 || !existsSync(folderOf(dataDir))) return;
    for (const file of readdirSync(folderOf(dataDir)))
      if (gone.some((id) => file.startsWith(id))) rmSync(join(folderOf(dataDir), file), { force: true });
  });
}
