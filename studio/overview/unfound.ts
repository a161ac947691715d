import { unfoundId } from '#schemas/unfound/schema.ts';

/** An address that visitors asked for and did not find, as the site has written it down. */
export interface UnfoundAddress {
  path: string;
  count: number;
  /** When somebody last asked for it, in ISO 8601. */
  last: string;
  /** The page that led there last. */
  from?: string | null;
}

/** What the site has written down, and what editors do not want to hear of any more. */
export interface UnfoundKept {
  addresses?: UnfoundAddress[] | null;
  ignored?: string[] | null;
}

/** Asks for what is kept; null as long as nothing was. */
export const unfoundQuery = `*[_id == "${unfoundId}"][0]{addresses, ignored}`;

const maxListed = 100;

/** What there is to mend: addresses that nobody ignores and at which nothing stands by now, those most asked for first. */
export function toMend({ addresses, ignored }: UnfoundKept, found: readonly string[] = []): UnfoundAddress[] {
  const gone = new Set([...(ignored ?? []), ...found]);
  return (addresses ?? [])
    .filter(({ path }) => !gone.has(path))
    .toSorted((a, b) => b.count - a.count || b.last.localeCompare(a.last))
    .slice(0, maxListed);
}
