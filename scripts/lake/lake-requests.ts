import type { SanityClient } from '@sanity/client';
import type { AccountRecord } from '#lake/features/accounts/transfer.ts';

/** All accounts of the lake with what is kept of their passwords; the client's token must be the administrator's. */
export async function readAccounts(client: SanityClient): Promise<AccountRecord[]> {
  const { accounts } = await client.request<{ accounts: AccountRecord[] }>({ url: '/lake/accounts' });
  return accounts;
}

/** Puts accounts into the lake; with `replace` they take the place of those with the same id or address. */
export async function writeAccounts(
  client: SanityClient,
  accounts: readonly AccountRecord[],
  replace: boolean,
): Promise<void> {
  await client.request({ url: '/lake/accounts', method: 'POST', body: { accounts, replace } });
}

/** A file that a visitor sent, or null when the lake has it no more. */
export async function readSubmittedFile(client: SanityClient, name: string): Promise<Buffer | null> {
  const response = await fetch(addressOf(client, name), { headers: authorization(client) });
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`The file "${name}" of a submission cannot be fetched: status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Puts a file beside its submission, which must be there, and answers its address. */
export async function writeSubmittedFile(client: SanityClient, name: string, bytes: Buffer): Promise<string> {
  const response = await fetch(addressOf(client, name), {
    method: 'POST',
    headers: authorization(client),
    body: new Uint8Array(bytes),
  });
  const answer: { url?: string; message?: string } = await response.json();
  if (!answer.url) throw new Error(`The file "${name}" of a submission was refused: ${answer.message}`);
  return answer.url;
}

const addressOf = (client: SanityClient, name: string): string =>
  `${client.config().apiHost}/submissions/files/${client.config().dataset}/${encodeURIComponent(name)}`;
const authorization = (client: SanityClient) => ({ authorization: `Bearer ${client.config().token}` });
