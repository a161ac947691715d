import type { DatabaseSync } from 'node:sqlite';
import type { Tables } from './migrate.ts';
import { select } from './select.ts';

/** Who may read a dataset: everybody, or only those with a token. */
export type AclMode = 'public' | 'private';

/** What is kept of a dataset that somebody has made. */
export interface DatasetRecord {
  name: string;
  /** The name of its folder among those of such datasets; no other dataset ever has it. */
  folder: string;
  aclMode: AclMode;
  /** The dataset whose comments it holds; null for one that stands for itself. */
  addonFor: string | null;
  /** When it was made, as an ISO date, and by whom. */
  created: string;
  author: string;
}

/** Another name for a dataset; null for one that leads nowhere at this moment. */
export interface Alias {
  name: string;
  dataset: string | null;
}

const firstTables = `
  CREATE TABLE datasets (
    name TEXT PRIMARY KEY, folder TEXT NOT NULL UNIQUE, acl_mode TEXT NOT NULL, addon_for TEXT,
    created TEXT NOT NULL, author TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE dataset_aliases (name TEXT PRIMARY KEY, dataset TEXT) WITHOUT ROWID;
`;

/** The tables of datasets other than that of the site and its comments, and of the aliases by which they are found. */
export const datasetTables: Tables = { owner: 'datasets', migrations: [firstTables] };

/** The records of datasets and aliases in a database that has their tables. */
export function datasetRecords(database: DatabaseSync) {
  const all = select<DatasetRecord>(
    database,
    'SELECT name, folder, acl_mode AS aclMode, addon_for AS addonFor, created, author FROM datasets ORDER BY name',
  );
  const aliases = select<Alias>(database, 'SELECT name, dataset FROM dataset_aliases ORDER BY name');
  const alias = select<Alias>(database, 'SELECT name, dataset FROM dataset_aliases WHERE name = ?');
  return {
    all: (): DatasetRecord[] => all.all(),
    put({ name, folder, aclMode, addonFor, created, author }: DatasetRecord): void {
      database
        .prepare('INSERT OR REPLACE INTO datasets VALUES (?, ?, ?, ?, ?, ?)')
        .run(name, folder, aclMode, addonFor, created, author);
    },
    /** Removes a dataset; its aliases lead nowhere from then on. */
    remove(name: string): void {
      database.prepare('DELETE FROM datasets WHERE name = ?').run(name);
      database.prepare('UPDATE dataset_aliases SET dataset = NULL WHERE dataset = ?').run(name);
    },
    aliases: (): Alias[] => aliases.all(),
    alias: (name: string): Alias | undefined => alias.get(name),
    putAlias({ name, dataset }: Alias): void {
      database.prepare('INSERT OR REPLACE INTO dataset_aliases VALUES (?, ?)').run(name, dataset);
    },
    removeAlias(name: string): void {
      database.prepare('DELETE FROM dataset_aliases WHERE name = ?').run(name);
    },
  };
}
