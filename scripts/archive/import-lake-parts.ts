import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { writeAccounts, writeSubmittedFile } from '../lake/lake-requests.ts';
import { type LakeParts, lakePlaces, submissionOf } from './lake-parts.ts';
import { writeDocuments } from './write-documents.ts';

/** Puts what an archive holds beyond Sanity's form into a lake. The submissions of its files must be there already. */
export async function importLakeParts(
  client: SanityClient,
  folder: string,
  { comments, files, accounts }: LakeParts,
  {
    replace,
    onProgress,
  }: { replace: boolean; onProgress: (what: string, count: number, of: number) => void },
): Promise<void> {
  const { dataset } = client.config();
  const commentsClient = client.withConfig({ dataset: `${dataset}-comments` });
  await writeDocuments(commentsClient, comments, (_what, count, of) => onProgress('comments', count, of));
  for (const [index, name] of files.entries()) {
    const bytes = await readFile(join(folder, lakePlaces.files, name));
    await pointTo(client, name, await writeSubmittedFile(client, name, bytes));
    onProgress('files', index + 1, files.length);
  }
  if (accounts.length > 0) await writeAccounts(client, accounts, replace);
}

/** Writes the file's new address into its submission, because another lake has another address for it. */
async function pointTo(client: SanityClient, name: string, url: string): Promise<void> {
  const id = submissionOf(name);
  const query = '*[_id == $id][0].fields[defined(file.url)]{_key, "url": file.url}';
  const fields = await client.fetch<{ _key: string; url: string }[] | null>(query, { id });
  const field = fields?.find((one) => one.url.endsWith(`/${name}`) && one.url !== url);
  if (field)
    await client
      .patch(id)
      .set({ [`fields[_key=="${field._key}"].file.url`]: url })
      .commit();
}
