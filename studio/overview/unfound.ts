import { unfoundId } from '#schemas/unfound/schema.ts';

/** An address that visitors asked for and did not find, from the ledger that the site keeps. */
export interface UnfoundAddress {
  path: string;
  count: number;
  /** When somebody last asked for it, in ISO 8601. */
  last: string;
  /** The page that last linked to it. */
  from?: string | null;
}

/** The ledger, and the addresses that editors ignore. */
export interface UnfoundKept {
  addresses?: UnfoundAddress[] | null;
  ignored?: string[] | null;
}

/** Asks for the ledger; null before anything is in it. */
export const unfoundQuery = `*[_id == "${unfoundId}"][0]{addresses, ignored}`;

const maxListed = 100;

/**
 * The addresses of the ledger to be mended: those that nobody ignores and that still lead nowhere, the most requested
 * first.
 */
export function toMend({ addresses, ignored }: UnfoundKept, found: readonly string[] = []): UnfoundAddress[] {
  const gone = new Set([...(ignored ?? []), ...found]);
  return (addresses ?? [])
    .filter(({ path }) => !gone.has(path))
    .toSorted((a, b) => b.count - a.count || b.last.localeCompare(a.last))
    .slice(0, maxListed);
}
