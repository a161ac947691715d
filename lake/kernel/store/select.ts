import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A `SELECT` whose rows have the type `Row`. */
export interface Select<Row> {
  all(...values: SQLInputValue[]): Row[];
  /** The first row, or undefined when there is none. */
  get(...values: SQLInputValue[]): Row | undefined;
  /** The rows one after the other; nothing may be written meanwhile. */
  iterate(...values: SQLInputValue[]): Iterable<Row>;
}

/**
 * Prepares a statement that reads rows. `Row` names the columns that the statement asks for, each with the type that
 * the table declares for it.
 *
 * @example
 * select<{ name: string }>(database, 'SELECT name FROM accounts WHERE id = ?').get(id)?.name;
 */
export function select<Row extends object>(database: DatabaseSync, sql: string): Select<Row> {
  // SQLite answers with the columns of the statement, and the tables hold nothing but what the lake has written.
  return database.prepare(sql) as unknown as Select<Row>;
}
