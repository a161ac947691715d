import type { DatabaseSync } from 'node:sqlite';
import { select } from '#lake/kernel/store/select.ts';

/** A mail that is to be sent, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A mail that waits: when it is sent next, in milliseconds since 1970, and how often that has failed. */
export interface WaitingMail extends Mail {
  number: number;
  due: number;
  failures: number;
}

/** Where mails wait. */
export const mailTables = [
  `CREATE TABLE mails (
    number INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    due INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0
  )`,
];

/** The mails that wait in a database that has their table. */
export const mailRecords = (database: DatabaseSync) => ({
  add({ to, subject, text }: Mail, due: number): void {
    database
      .prepare('INSERT INTO mails (recipient, subject, text, due) VALUES (?, ?, ?, ?)')
      .run(to, subject, text, due);
  },
  /** The one that is due first. */
  next: (): WaitingMail | undefined =>
    select<WaitingMail>(
      database,
      'SELECT number, recipient AS "to", subject, text, due, failures FROM mails ORDER BY due, number LIMIT 1',
    ).get(),
  remove(number: number): void {
    database.prepare('DELETE FROM mails WHERE number = ?').run(number);
  },
  /** Notes that one could not be sent, and when it is tried again. */
  delay(number: number, due: number): void {
    database.prepare('UPDATE mails SET failures = failures + 1, due = ? WHERE number = ?').run(due, number);
  },
});
