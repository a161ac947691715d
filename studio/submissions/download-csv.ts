import type { SanityClient } from 'sanity';
import { csvOf, type Sent } from './csv-of.ts';
import type { SentFilter } from './list-sent.ts';
import { readSent } from './read-sent.ts';

/** Downloads the submissions that match a filter as a CSV file. Rejects when the lake does not answer. */
export async function downloadCsv(client: SanityClient, filter: SentFilter): Promise<void> {
  const sent: Sent[] = [];
  for await (const some of readSent(client, filter)) sent.push(...some);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(sent)], { type: 'text/csv' }));
  link.download = `submissions-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has read the address by the time the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
