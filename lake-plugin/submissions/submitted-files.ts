import { rmSync } from 'node:fs';
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
import { fileName, folderOf, keptNames, namesIn } from './kept-names.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const maxBytes = 32 * 1024 * 1024;
const ofNote = '.note';
const ofSubmission = /^submission\.([0-9a-f-]{36})$/;

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
  store: Store,
  submission: string,
  place: number,
  kind: string,
  bytes: Buffer,
): Promise<string> {
  const name = `${submission.replace('submission.', '')}-${place}.${kind}`;
  await write(store, name, bytes);
  return name;
}

async function write(store: Store, name: string, bytes: Buffer): Promise<void> {
  try {
    await writeWhole(join(folderOf(store.folder), name), bytes);
  } finally {
    // Also when it failed: the file may be there, though the disk has not confirmed it.
    keptNames(store).add(name);
  }
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
  const { store } = datasets.main;
  const [, submission] = name.match(fileName) ?? [];
  const requireSubmission = () => {
    if (submission && store.get(`submission.${submission}`)) return;
    if (submission) removeFiles(store, [`submission.${submission}`]);
    throw new Refusal(404, `There is no submission for the file "${name}". Create the submission first.`);
  };
  requireSubmission();
  await write(store, name, await readBytes(request, maxBytes));
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
  const names = namesIn(dataDir);
  const notes = names.filter((name) => name.endsWith(ofNote));
  const noted = notes.map((note) => note.slice(0, -ofNote.length));
  const gone = new Set(noted.filter((id) => !store.get(`submission.${id}`)));
  removeNamed(
    dataDir,
    names.filter((name) => gone.has(fileName.exec(name)?.[1] ?? '')),
  );
  for (const note of notes) rmSync(join(folderOf(dataDir), note), { force: true });
  keepFolderPrivate(folderOf(dataDir));
}

/** Removes the files of submissions, by their ids, as far as there are any. */
export function removeFiles(store: Store, submissions: readonly string[]): void {
  const gone = submissions.flatMap((id) => id.match(ofSubmission)?.[1] ?? []);
  if (gone.length === 0) return;
  const names = keptNames(store);
  removeNamed(
    store.folder,
    gone.flatMap((id) => [...names.take(id)]),
  );
}

function removeNamed(dataDir: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(folderOf(dataDir), file), { force: true });
  // Before the next commit, so that even after a loss of power only the files of the last one can be left to remove.
  if (files.length > 0) syncNow(folderOf(dataDir));
}

/**
 * Removes the files of every submission that is deleted, whoever deletes it, until the returned function is called.
 * Begins with those of the last commit, because an earlier run of the lake may have been killed before it removed them.
 */
export function forgetFiles(store: Store): () => void {
  const follow = ({ changes }: Pick<Commit, 'changes'>) =>
    removeFiles(
      store,
      changes.flatMap((change) => (ofSubmission.test(change.id) && !change.after ? change.id : [])),
    );
  for (const commit of store.since(store.seq - 1, 1)) follow(commit);
  return store.onCommit(follow);
}
