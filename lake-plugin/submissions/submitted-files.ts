import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRole } from '#lake/kernel/access/identity.ts';
import { keepFolderPrivate } from '#lake/kernel/files/keep-private.ts';
import { removeUnfinished } from '#lake/kernel/files/remove-unfinished.ts';
import { syncNow } from '#lake/kernel/files/sync.ts';
import { writeWhole } from '#lake/kernel/files/write-whole.ts';
import type { Handler, WithParams } from '#lake/kernel/http/handler.ts';
import { readBytes } from '#lake/kernel/http/read-body.ts';
import type { LakeOptions } from '#lake/kernel/options.ts';
import { Refusal } from '#lake/kernel/refusal.ts';
import type { Commit } from '#lake/kernel/store/document.ts';
import type { MoveFiles } from '#lake/kernel/store/public-address.ts';
import type { Store } from '#lake/kernel/store/store.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const maxBytes = 32 * 1024 * 1024;
const fileName = /^([0-9a-f-]{36})-\d+\.(\w+)$/;
const ofNote = '.note';
const ofSubmission = /^submission\.([0-9a-f-]{36})$/;

const folderOf = (dataDir: string): string => join(dataDir, 'submissions');

/**
 * Notes that files of a submission are about to be kept whose document is not there yet. If that never comes, the next
 * start of the lake removes them. The returned function removes the note.
 */
export async function noteFiles(dataDir: string, submission: string): Promise<() => void> {
  const note = join(folderOf(dataDir), submission.replace('submission.', '') + ofNote);
  await writeWhole(note, Buffer.alloc(0));
  return () => rmSync(note, { force: true });
}

/**
 * Keeps a file of a submission on the disk, for the lake's own user alone, and returns the name under which it is kept.
 */
export async function keepFile(
  dataDir: string,
  submission: string,
  place: number,
  kind: string,
  bytes: Buffer,
): Promise<string> {
  const name = `${submission.replace('submission.', '')}-${place}.${kind}`;
  await writeWhole(join(folderOf(dataDir), name), bytes);
  return name;
}

/** Where a file of a submission can be loaded. */
export const addressOfFile = (
  { publicUrl, dataset }: Pick<LakeOptions, 'publicUrl' | 'dataset'>,
  name: string,
): string => `${publicUrl}/submissions/files/${dataset}/${name}`;

/** Takes a file of a submission that came from another lake, and answers its address in this one. */
export const bringFile: Handler<WithParams<'name'>> = async (
  request,
  { params: { name }, options, identity, datasets },
) => {
  // The dataset of comments, which the path could name, asks for less.
  requireRole(identity, 'admin');
  const [, submission] = name.match(fileName) ?? [];
  const requireSubmission = () => {
    if (submission && datasets.main.store.get(`submission.${submission}`)) return;
    if (submission) removeFiles(options.dataDir, [`submission.${submission}`]);
    throw new Refusal(404, `There is no submission for the file "${name}". Create the submission first.`);
  };
  requireSubmission();
  await writeWhole(join(folderOf(options.dataDir), name), await readBytes(request, maxBytes));
  requireSubmission(); // it may have been deleted meanwhile
  return Response.json({ url: addressOfFile({ ...options, dataset: datasets.main.name }, name) });
};

/** Answers `/submissions/files/<dataset>/<name>`, for editors alone: to be saved, never shown in the page. */
export const submittedFile: Handler<WithParams<'name'>> = async (
  _request,
  { params: { name }, options, identity },
) => {
  requireRole(identity, 'editor'); // as above
  const [, , ending = ''] = name.match(fileName) ?? [];
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

/** Brings the addresses of the files of submissions to where the lake is reached. */
export const moveFiles: MoveFiles = {
  types: ['submission'],
  move(document, publicUrl) {
    const moved = JSON.stringify(document, (key, value) =>
      key === 'url' && typeof value === 'string'
        ? value.replace(/^https?:\/\/[^/]+(?=\/submissions\/files\/)/, publicUrl)
        : value,
    );
    return JSON.parse(moved);
  },
};

/**
 * Cleans up after an earlier run of the lake: removes unfinished files, and those of a submission if the lake was
 * killed before its document was there, and takes from others the rights that they have on files.
 */
export function tidyFiles(dataDir: string, store: Pick<Store, 'get'>): void {
  removeUnfinished(folderOf(dataDir));
  for (const note of namesIn(dataDir).filter((name) => name.endsWith(ofNote))) {
    const submission = `submission.${note.slice(0, -ofNote.length)}`;
    if (!store.get(submission)) removeFiles(dataDir, [submission]);
    rmSync(join(folderOf(dataDir), note), { force: true });
  }
  keepFolderPrivate(folderOf(dataDir));
}

const namesIn = (dataDir: string): string[] =>
  existsSync(folderOf(dataDir)) ? readdirSync(folderOf(dataDir)) : [];

/** Removes the files of submissions, by their ids, as far as there are any. */
export function removeFiles(dataDir: string, submissions: readonly string[]): void {
  const gone = submissions.flatMap((id) => id.match(ofSubmission)?.[1] ?? []);
  if (gone.length === 0) return;
  const files = namesIn(dataDir).filter((file) => gone.some((id) => file.startsWith(id)));
  for (const file of files) rmSync(join(folderOf(dataDir), file), { force: true });
  // Before the next commit, so that even after a loss of power only the files of the last one can be left to remove.
  if (files.length > 0) syncNow(folderOf(dataDir));
}

/**
 * Removes the files of every submission that is deleted, whoever deletes it, until the returned function is called.
 * Begins with those of the last commit, because an earlier run of the lake may have been killed before it removed them.
 */
export function forgetFiles(store: Store, dataDir: string): () => void {
  const follow = ({ changes }: Pick<Commit, 'changes'>) =>
    removeFiles(
      dataDir,
      changes.flatMap((change) => (ofSubmission.test(change.id) && !change.after ? change.id : [])),
    );
  for (const commit of store.since(store.seq - 1, 1)) follow(commit);
  return store.onCommit(follow);
}
