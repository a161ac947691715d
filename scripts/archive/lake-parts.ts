import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountRecord } from '#lake/features/accounts/transfer.ts';
import type { Archive, ArchivedDocument } from '#lake/import/read-archive.ts';
import { readLines } from '#lake/import/read-lines.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { fieldIn } from '#schemas/fields.ts';

/**
 * Where an archive keeps what an export of Sanity has no place for: comments, files that visitors sent, accounts. Sanity's
 * importer looks into no folder of this name, nor at a file of these endings.
 */
export const lakePlaces = {
  comments: 'lake/comments.jsonl',
  files: 'lake/submissions',
  accounts: 'lake/accounts.json',
};

/** What an archive holds beyond the form of Sanity's. */
export interface LakeParts {
  comments: ArchivedDocument[];
  /** The names of files that visitors sent. */
  files: string[];
  accounts: AccountRecord[];
}

/** Reads those parts of an archive, each empty where there is none; throws a sentence for one that cannot be read. */
export async function readLakeParts({ folder, documents }: Archive): Promise<LakeParts> {
  const ids = new Set(documents.map(({ _id }) => _id));
  const files = await readdir(join(folder, lakePlaces.files)).catch(() => []);
  const stray = files.find((name) => !ids.has(submissionOf(name)));
  if (stray) throw new Error(`The archive holds the file "${stray}" of a submission that is not in it.`);
  return { comments: await readComments(folder), files, accounts: await readAccounts(folder) };
}

/** The id of the submission that a file belongs to, by its name. */
export const submissionOf = (name: string): string => `submission.${name.slice(0, 36)}`;

async function readComments(folder: string): Promise<ArchivedDocument[]> {
  const comments: ArchivedDocument[] = [];
  try {
    for await (const [line] of readLines(join(folder, lakePlaces.comments))) comments.push(JSON.parse(line));
  } catch (error) {
    if (fieldIn(error, 'code') !== 'ENOENT') throw unreadable(lakePlaces.comments, error);
  }
  return comments;
}

async function readAccounts(folder: string): Promise<AccountRecord[]> {
  try {
    const { accounts } = JSON.parse(await readFile(join(folder, lakePlaces.accounts), 'utf8'));
    if (!Array.isArray(accounts)) throw new Error('it has no list "accounts".');
    return accounts;
  } catch (error) {
    if (fieldIn(error, 'code') === 'ENOENT') return [];
    throw unreadable(lakePlaces.accounts, error);
  }
}

const unreadable = (place: string, error: unknown) =>
  new Error(`"${place}" of the archive cannot be read: ${messageOf(error)}`, { cause: error });
