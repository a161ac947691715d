import type { Route } from './kernel/http/route.ts';
import type { LakeOptions } from './kernel/options.ts';
import { LakeError } from './kernel/store/lake-error.ts';
import { usualSlugs } from './kernel/store/lookup.ts';
import type { Migration } from './kernel/store/migrate.ts';
import type { MoveFiles } from './kernel/store/public-address.ts';
import type { Store } from './kernel/store/store.ts';
import type { TransactionCheck } from './kernel/transactions/transact.ts';
import type { QueryServices } from './query/query-services.ts';

/**
 * What a product adds to a lake, which knows of no website: `openLake({ ...options, plugins: [plugin] })`.
 *
 * @example
 * const votes: LakePlugin = {
 *   name: 'votes',
 *   indexes: ['permalink'],
 *   tables: ['CREATE TABLE votes (document TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID'],
 *   routes: [routing<QueryServices>().post('/votes/:dataset/:id', 'anonymous', vote)],
 * };
 */
export interface LakePlugin {
  /** Its name, under which the file keeps the version of its tables. */
  name: string;
  /**
   * Names of slug fields. Documents are found by the `current` of each without looking through all of them, and a query
   * that does so depends on that value alone (its sync tag). The lake itself has `slug`.
   */
  indexes?: readonly string[];
  /** Its routes, made by `routing`. As with the lake's own, a request's path may begin with the version of the API. */
  routes?: readonly Route<QueryServices>[];
  /** Makes, and later changes, its tables in the lake's file. Each migration runs once and keeps its place for ever. */
  tables?: readonly Migration[];
  /** What every transaction has to pass, whoever makes it. */
  checks?: readonly TransactionCheck[];
  /** Rewrites the addresses of its own files in documents to where the lake is reached now. */
  moveFiles?: MoveFiles;
  /** Removes from a copy of a dataset what only the original may have, before anybody can ask for the copy. */
  tidyCopy?(copy: Store): void;
  /**
   * Begins work that goes on beside requests, on the documents of the site, before the lake itself writes anything; the
   * returned function ends it.
   */
  start?(store: Store, options: LakeOptions): () => void;
}

/**
 * Throws LakeError when two plug-ins have one name, or when one answers what the lake or another plug-in already
 * answers.
 */
export function checkPlugins(plugins: readonly LakePlugin[], own: readonly Route<never>[]): void {
  const names = new Set<string>();
  const taken = new Map(own.map(({ method, pattern }) => [`${method} ${pattern}`, 'the lake']));
  for (const { name, routes = [] } of plugins) {
    if (names.has(name)) throw new LakeError(`Two plug-ins of the lake are called "${name}". Rename one.`);
    names.add(name);
    for (const { method, pattern } of routes) {
      const answer = `${method} ${pattern}`;
      const other = taken.get(answer);
      if (other) throw new LakeError(`The plug-in "${name}" answers "${answer}", but ${other} already does.`);
      taken.set(answer, `the plug-in "${name}"`);
    }
  }
}

/** The names of all slug fields by whose `current` a lake with these plug-ins finds documents. */
export const slugsOf = (plugins: readonly LakePlugin[]): string[] => [
  ...new Set([...plugins.flatMap(({ indexes = [] }) => indexes), ...usualSlugs]),
];
