import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { readAccounts, readSubmittedFile } from '../lake/lake-requests.ts';
import type { Written } from './counts.ts';
import { exportedDocuments } from './exported-documents.ts';
import { lakePlaces } from './lake-parts.ts';

/** Puts files into an archive, below its top folder. */
export interface Entries {
  add(name: string, content: Buffer | string): Promise<void>;
  /** Adds a file of lines as they come, which may be more than fit into memory; adds none when there are no lines. */
  addLines(name: string, lines: () => AsyncIterable<string>): Promise<void>;
}

/** A document as a line of an archive. */
export const lineOf = (document: ArchivedDocument): string => `${JSON.stringify(document)}\n`;

/**
 * Adds what Sanity's form has no place for to an archive: comments, the files `names` of submissions and, with
 * `withAccounts`, accounts.
 */
export async function writeLakeParts(
  client: SanityClient,
  to: Entries,
  names: readonly string[],
  withAccounts: boolean,
): Promise<Pick<Written, 'comments' | 'files' | 'accounts' | 'missing'>> {
  const { dataset } = client.config();
  let comments = 0;
  await to.addLines(lakePlaces.comments, async function* () {
    for await (const comment of exportedDocuments(client.withConfig({ dataset: `${dataset}-comments` }))) {
      comments++;
      yield lineOf(comment);
    }
  });
  const missing: string[] = [];
  for (const name of names) {
    const bytes = await readSubmittedFile(client, name);
    if (bytes) await to.add(`${lakePlaces.files}/${name}`, bytes);
    else missing.push(name);
  }
  const accounts = withAccounts ? await readAccounts(client) : [];
  if (accounts.length > 0) await to.add(lakePlaces.accounts, JSON.stringify({ accounts }));
  return {
    comments,
    files: names.length - missing.length,
    accounts: accounts.length,
    missing,
  };
}
