import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { readAccounts, readSubmittedFile } from '../lake/lake-requests.ts';
import type { Written } from './counts.ts';
import { lakePlaces } from './lake-parts.ts';
import { namesOfSubmittedFiles } from './submitted-names.ts';

/** Puts a file into an archive, below its top folder. */
export type AddEntry = (name: string, bytes: Buffer | string) => Promise<void>;

/** Adds to an archive what Sanity's form has no place for: comments, the files of submissions and, when asked, accounts. */
export async function writeLakeParts(
  client: SanityClient,
  add: AddEntry,
  documents: readonly ArchivedDocument[],
  withAccounts: boolean,
): Promise<Pick<Written, 'comments' | 'files' | 'accounts' | 'missing'>> {
  const { dataset } = client.config();
  const comments = await client
    .withConfig({ dataset: `${dataset}-comments` })
    .fetch<ArchivedDocument[]>('*[!(_id in path("_.**"))] | order(_id)', {}, { perspective: 'raw' });
  if (comments.length > 0)
    await add(lakePlaces.comments, comments.map((comment) => `${JSON.stringify(comment)}\n`).join(''));
  const names = documents.flatMap(namesOfSubmittedFiles);
  const missing: string[] = [];
  for (const name of names) {
    const bytes = await readSubmittedFile(client, name);
    if (bytes) await add(`${lakePlaces.files}/${name}`, bytes);
    else missing.push(name);
  }
  const accounts = withAccounts ? await readAccounts(client) : [];
  if (accounts.length > 0) await add(lakePlaces.accounts, JSON.stringify({ accounts }));
  return {
    comments: comments.length,
    files: names.length - missing.length,
    accounts: accounts.length,
    missing,
  };
}
