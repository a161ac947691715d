/** Names a parsed query: that of a kind or, without a kind, that of all else at a path. */
export interface TreeName {
  kind?: string | undefined;
  /** For a kind that lists posts: the first one, and the one after the last, which the parser needs to know. */
  from?: number | undefined;
  to?: number | undefined;
}

/** The addresses of the parsed queries of a page. */
export interface TreeAddresses {
  /** The query for all that stands there but sections. */
  frame: string;
  /** Those of the kinds of its sections, by their names. */
  kinds: Record<string, string>;
}

/**
 * The address of a parsed query. With a hash it changes with the query, so a browser may keep what it gets. Only the
 * server knows the hash; without it the site redirects to the address that has it.
 */
export function treeAddress({ kind, from, to }: TreeName, hash?: string): string {
  const said = Object.entries({ kind, from, to, hash }).filter(([, value]) => value !== undefined);
  return `/api/preview/query?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}
