import type { DatabaseSync } from 'node:sqlite';
import type { Tables } from '../../kernel/store/migrate.ts';
import { select } from '../../kernel/store/select.ts';
import type { DeltaRule } from '../../query/listening/delta.ts';

/** An address that is told of changed documents by HTTP. */
export interface Hook {
  id: string;
  dataset: string;
  /** The last transaction of the dataset that was looked at for it. */
  seen: number;
  fields: HookFields;
  /** What its requests are signed with; null for none. */
  secret: string | null;
  /** When it was made and changed, as ISO dates, and by whom it was made. */
  created: string;
  updated: string;
  author: string;
}

/** The fields of a hook that an admin sets. */
export interface HookFields {
  name: string;
  description: string | null;
  url: string;
  httpMethod: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET';
  apiVersion: string;
  headers: Record<string, string>;
  isDisabled: boolean;
  rule: DeltaRule;
}

/** The tables of hooks, their messages, and each attempt to send one. */
export const hookTables: Tables = {
  owner: 'hooks',
  migrations: [
    `CREATE TABLE hooks (
      id TEXT PRIMARY KEY, dataset TEXT NOT NULL, seen INTEGER NOT NULL, fields TEXT NOT NULL, secret TEXT,
      created TEXT NOT NULL, updated TEXT NOT NULL, author TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE hook_messages (
      number INTEGER PRIMARY KEY AUTOINCREMENT, hook TEXT NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
      created TEXT NOT NULL, status TEXT NOT NULL, due INTEGER, failures INTEGER NOT NULL, result INTEGER,
      headers TEXT NOT NULL, payload TEXT NOT NULL
    );
    CREATE INDEX hook_messages_of ON hook_messages (hook, due);
    CREATE TABLE hook_attempts (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      message INTEGER NOT NULL REFERENCES hook_messages (number) ON DELETE CASCADE,
      created TEXT NOT NULL, duration INTEGER NOT NULL, result INTEGER, body TEXT, failure TEXT
    );
    CREATE INDEX hook_attempts_of ON hook_attempts (message);`,
  ],
};

type HookRow = Omit<Hook, 'fields'> & { fields: string };

/** The hooks in a database that has their tables. */
export function hookRecords(database: DatabaseSync) {
  // As `put` has written them.
  const read = ({ fields, ...row }: HookRow): Hook => ({ ...row, fields: JSON.parse(fields) as HookFields });
  return {
    list: (): Hook[] => select<HookRow>(database, 'SELECT * FROM hooks ORDER BY created, id').all().map(read),
    find(id: string): Hook | undefined {
      const row = select<HookRow>(database, 'SELECT * FROM hooks WHERE id = ?').get(id);
      return row && read(row);
    },
    put({ id, dataset, seen, fields, secret, created, updated, author }: Hook): void {
      database
        .prepare(
          `INSERT INTO hooks VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
            dataset = excluded.dataset, seen = excluded.seen, fields = excluded.fields, secret = excluded.secret,
            updated = excluded.updated`,
        )
        .run(id, dataset, seen, JSON.stringify(fields), secret, created, updated, author);
    },
    see({ id, dataset }: Pick<Hook, 'id' | 'dataset'>, seq: number): void {
      // The transactions of another dataset have numbers of their own.
      database.prepare('UPDATE hooks SET seen = ? WHERE id = ? AND dataset = ?').run(seq, id, dataset);
    },
    /** Removes a hook and its messages; answers whether there was one. */
    remove: (id: string): boolean => database.prepare('DELETE FROM hooks WHERE id = ?').run(id).changes > 0,
  };
}

/** The records of hooks. */
export type HookRecords = ReturnType<typeof hookRecords>;
