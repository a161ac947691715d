import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountRecord } from '#lake/features/accounts/transfer.ts';
import { commentsPlace, isMissing, ownFolder, readComments, unreadablePart } from '#lake/import/own-parts.ts';
import type { Archive, ArchivedDocument } from '#lake/import/read-archive.ts';

/** Where an archive keeps what an export of Sanity has no place for: comments, files that visitors sent, accounts. */
export const lakePlaces = {
  comments: commentsPlace,
  files: `${ownFolder}/submissions`,
  accounts: `${ownFolder}/accounts.json`,
};

/** What an archive holds beyond Sanity's form. */
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

async function readAccounts(folder: string): Promise<AccountRecord[]> {
  try {
    const { accounts } = JSON.parse(await readFile(join(folder, lakePlaces.accounts), 'utf8'));
    if (!Array.isArray(accounts)) throw new Error('it has no list "accounts".');
    return accounts;
  } catch (error) {
    if (isMissing(error)) return [];
    throw unreadablePart(lakePlaces.accounts, error);
  }
}
