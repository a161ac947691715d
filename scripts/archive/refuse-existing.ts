import type { SanityClient } from '@sanity/client';
import type { ArchivedDocument } from '#lake/import/read-archive.ts';
import { readAccounts } from '../lake/lake-requests.ts';
import type { LakeParts } from './lake-parts.ts';

const batch = 1_000; // ids in one question

/** Throws a sentence when something of an archive is in the dataset already. */
export async function refuseExisting(
  client: SanityClient,
  { documents, comments, accounts }: LakeParts & { documents: readonly ArchivedDocument[] },
): Promise<void> {
  const { dataset } = client.config();
  const commentsClient = client.withConfig({ dataset: `${dataset}-comments` });
  refuse('documents', await existing(client, documents));
  refuse('comments', await existing(commentsClient, comments));
  if (accounts.length === 0) return;
  const there = await readAccounts(client);
  const isThere = ({ id, email }: { id: string; email: string }) =>
    there.some((one) => one.id === id || one.email.toLowerCase() === email.toLowerCase());
  refuse(
    'accounts',
    accounts.filter(isThere).map(({ email }) => email),
  );
}

async function existing(client: SanityClient, documents: readonly ArchivedDocument[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < documents.length; from += batch) {
    const ids = documents.slice(from, from + batch).map(({ _id }) => _id);
    found.push(...(await client.fetch<string[]>('*[_id in $ids]._id', { ids }, { perspective: 'raw' })));
  }
  return found;
}

function refuse(what: string, found: string[]): void {
  if (found.length === 0) return;
  const some = found.slice(0, 5).join(', ');
  throw new Error(
    `${found.length} of the ${what} are there already (${some}${found.length > 5 ? ', …' : ''}). Nothing was imported. Use --replace to overwrite them.`,
  );
}
