import { backup, DatabaseSync } from 'node:sqlite';
import { messageOf } from '#lake/kernel/message-of.ts';

const allPages = 2 ** 31 - 1; // all in one step, so that a process that writes meanwhile neither waits nor makes the copy begin anew

/**
 * Copies a database by SQLite's own means while others may write to it. The copy is the database at one moment, in one
 * file without a journal beside it. Throws with a sentence that names the database when it cannot be copied.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  try {
    await copyPages(from, to);
    leaveJournal(to);
  } catch (cause) {
    throw new Error(`The database "${from}" cannot be copied: ${messageOf(cause)}.`, { cause });
  }
}

async function copyPages(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

function leaveJournal(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
