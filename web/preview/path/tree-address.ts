/** Which parsed query is meant: that of a kind, or without a kind that of all else which stands at a path. */
export interface TreeName {
  kind?: string | undefined;
  /** For a kind that lists posts: the first one, and the one after the last, which the parser needs to know. */
  from?: number | undefined;
  to?: number | undefined;
}

/** Where the parsed queries of a page are. */
export interface TreeAddresses {
  /** That of all that stands there but sections. */
  frame: string;
  /** Those of the kinds of its sections, by their names. */
  kinds: Record<string, string>;
}

/**
 * Where a browser gets a parsed query, and keeps it, as its address changes with the query. Without a hash, which only the
 * server knows, the site answers with the way to the address that has one.
 */
export function treeAddress({ kind, from, to }: TreeName, hash?: string): string {
  const said = Object.entries({ kind, from, to, hash }).filter(([, value]) => value !== undefined);
  return `/api/preview/query?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}
