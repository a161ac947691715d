/** An address of the site that visitors asked for and did not find. */
export interface Unfound {
  path: string;
  /** How often somebody asked for it. */
  count: number;
  /** When somebody last did, in ISO 8601. */
  last: string;
  /** The host and the path of the page that led there last, where a browser said so. */
  from: string | null;
}

/** What is kept of them. Addresses that editors ignore are no longer counted. */
export interface KeptUnfound {
  addresses: Unfound[];
  ignored: string[];
}

/** How many such addresses are kept. */
export const maxUnfound = 500;
/** The longest address that is kept, and the longest place that led to one. */
export const maxUnfoundPath = 200;

const maxCount = 1_000_000; // in one report
const dayMs = 24 * 60 * 60 * 1000;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxUnfoundPath;

/**
 * Adds addresses to those that are kept. Their counts are added up, those most asked for come first, and only as many
 * stay as may be kept.
 */
export function addUnfound(kept: readonly Unfound[], more: readonly Unfound[]): Unfound[] {
  const all = new Map(kept.map((one) => [one.path, one]));
  for (const one of more) {
    const known = all.get(one.path);
    const [older, newer] = known && known.last > one.last ? [one, known] : [known, one];
    all.set(one.path, {
      ...newer,
      count: one.count + (known?.count ?? 0),
      from: newer.from ?? older?.from ?? null,
    });
  }
  const now = Math.max(...[...all.values()].map(({ last }) => Date.parse(last)));
  // What nobody has asked for in a long time makes room for what is asked for now.
  const weight = ({ count, last }: Unfound) => count / (1 + (now - Date.parse(last)) / dayMs);
  return [...all.values()].toSorted((a, b) => weight(b) - weight(a)).slice(0, maxUnfound);
}

/** What is kept, as it was stored, with the addresses that were reported since. */
export function keepUnfound(document: object | null | undefined, more: readonly Unfound[]): KeptUnfound {
  const stored: { [Name in keyof KeptUnfound]?: unknown } = document ?? {};
  const ignored = Array.isArray(stored.ignored) ? stored.ignored.filter(isText).slice(-maxUnfound) : [];
  const addresses = addUnfound(readUnfound(stored.addresses), more);
  return { addresses: addresses.filter(({ path }) => !ignored.includes(path)), ignored };
}

/** The addresses in what somebody sent or stored; everything else is left out. */
export function readUnfound(value: unknown): Unfound[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxUnfound).flatMap((one: unknown): Unfound[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { path, count, last, from }: { [Name in keyof Unfound]?: unknown } = one;
    if (!isText(path) || !path.startsWith('/') || !isText(last) || Number.isNaN(Date.parse(last))) return [];
    if (!Number.isInteger(count) || Number(count) < 1) return [];
    return [{ path, count: Math.min(Number(count), maxCount), last, from: isText(from) ? from : null }];
  });
}
