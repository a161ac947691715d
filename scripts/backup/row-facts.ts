import { createHash, type Hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { select } from '#lake/kernel/store/select.ts';
import type { TableFacts } from './manifest.ts';

/**
 * The facts of each table in a database, from every one of its rows. Throws when SQLite finds the file, an index or a
 * reference to be broken.
 */
export function factsOfRows(file: string): Record<string, TableFacts> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [broken] = database.prepare('PRAGMA integrity_check(1)').all();
    if (broken?.integrity_check !== 'ok') throw new Error(String(broken?.integrity_check));
    // A virtual table keeps its rows in other tables.
    const tables = select<{ name: string }>(
      database,
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
    ).all();
    return Object.fromEntries(tables.map(({ name }) => [name, factsOfTable(database, name)]));
  } catch (cause) {
    throw new Error(`The database "${file}" is broken: ${(cause as Error).message}.`, { cause }); // SQLite throws errors
  } finally {
    database.close();
  }
}

function factsOfTable(database: DatabaseSync, name: string): TableFacts {
  const hash = createHash('sha256');
  const statement = database.prepare(`SELECT * FROM "${name}"`);
  statement.setReadBigInts(true);
  let rows = 0;
  for (const row of statement.iterate()) {
    rows++;
    for (const value of Object.values(row)) addValue(hash, value);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** Adds a value with its type and length, so that different rows never look alike. */
function addValue(hash: Hash, value: unknown): void {
  const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
  hash.update(`${value === null ? 'null' : typeof value} ${bytes.byteLength} `).update(bytes);
}
