import { faultIn } from '@tessera/lake/query/syntax/query-fault';
import type { ExtractedSchema } from './query-types/extract.ts';
import { parseForProof } from './query-types/result-type.ts';
import type { Finding } from './verdict.ts';

const shownLength = 36; // letters of the query, up to where it cannot be read

/**
 * The finding on a query that cannot be read, with the place in its text; undefined when it can. `before` is put before
 * a text that is only a part of a query, such as a projection.
 */
export function unreadableQuery(
  subject: string,
  { query, before = '' }: { query: string; before?: string },
  extracted: ExtractedSchema,
): Finding | undefined {
  try {
    parseForProof(before + query, extracted);
    return undefined;
  } catch (error) {
    const fault = faultIn(before + query);
    const why = fault?.description ?? (error instanceof Error ? error.message : String(error));
    // An unclosed bracket shows only by the first thing that cannot stand within it.
    const end = Math.min(Math.max(1, (fault?.end ?? Number.POSITIVE_INFINITY) - before.length), query.length);
    const read = query.slice(0, end).replaceAll(/\s+/g, ' ').trim();
    const shown = read.length > shownLength ? `…${read.slice(-shownLength)}` : read;
    return {
      subject,
      path: '',
      verdict: 'flaw',
      name: 'cannot-be-judged',
      reason: `cannot be judged because its query cannot be read beyond “${shown}”: ${why}`,
      inQuery: [end - 1, end],
    };
  }
}
