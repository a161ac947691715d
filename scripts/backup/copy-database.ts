import { backup, DatabaseSync } from 'node:sqlite';

const allPages = 2 ** 31 - 1; // in one step, so that whoever writes meanwhile neither waits nor has it begin anew

/**
 * Copies a database by SQLite's own means while others may write to it: the copy is as it was at one moment. It is one file,
 * without a journal beside it.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
