import type { SanityClient } from '@sanity/client';
import { authorOf } from '../overview/authors-of.ts';
import type { TheirChange } from './steps.ts';

/** The user of the Studio, and a function from the id of a user to their name. */
export interface People {
  self: string | undefined;
  nameOf: (id: string) => Promise<string | undefined>;
}

const maxAskedMs = 3000; // after which the editor is told without a name

/**
 * Tells the editor that the field or item with this title stays, because somebody has changed it since, and names that
 * person where the history knows them. Never rejects.
 */
export async function sayTheirs(
  client: SanityClient,
  people: People,
  title: string,
  by: TheirChange,
): Promise<string> {
  const author = await whoDid(client, by).catch(() => undefined);
  // The same account in another window, or on another machine.
  if (author !== undefined && author === people.self)
    return `“${title}” has been changed elsewhere since, under your name. It stays as it is.`;
  const name = author === undefined ? undefined : await people.nameOf(author).catch(() => undefined);
  return `${name ?? 'Somebody else'} has changed “${title}” since. What they did stays.`;
}

async function whoDid(
  client: SanityClient,
  { document, transaction }: TheirChange,
): Promise<string | undefined> {
  if (!transaction) return undefined;
  const url = `/data/history/${client.config().dataset}/transactions/${document}`;
  const query = { excludeContent: 'true', fromTransaction: transaction, toTransaction: transaction };
  const answer = await client.request<unknown>({ url, query, signal: AbortSignal.timeout(maxAskedMs) });
  return authorOf(answer, transaction);
}
