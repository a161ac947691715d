import type { SanityClient } from 'sanity';
import { csvOf, type Sent } from './csv-of.ts';
import { conditionOf, type SentFilter } from './list-sent.ts';

const asked = 1_000; // at one time
const parts =
  '| order(submittedAt desc, _id asc)[$from...$to]{form, page, submittedAt, fields[]{name, label, value, file}}';

/** Hands what visitors have sent, as far as a filter leaves it, to the browser as a table to keep. */
export async function downloadCsv(client: SanityClient, filter: SentFilter): Promise<void> {
  const { condition, params } = conditionOf(filter);
  const sent: Sent[] = [];
  for (let from = 0; from === sent.length; from += asked)
    sent.push(
      ...(await client.fetch<Sent[]>(`*[${condition}] ${parts}`, { ...params, from, to: from + asked })),
    );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(sent)], { type: 'text/csv' }));
  link.download = `submissions-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has taken what it needs once the click is through.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
