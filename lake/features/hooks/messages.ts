import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import { select } from '../../kernel/store/select.ts';

const maxKept = 1_000; // messages of a hook that were told or given up

/** Something that a hook is to be told. */
export interface Message {
  number: number;
  hook: string;
  created: string;
  status: 'pending' | 'success' | 'failed';
  /** When it is told next, in milliseconds since 1970; null when it is told no more. */
  due: number | null;
  /** How often it could not be told. */
  failures: number;
  /** The status of the last answer. */
  result: number | null;
  /** The headers of its requests, as JSON. */
  headers: string;
  /** The body of its requests, as JSON. */
  payload: string;
}

/** One try to tell a message. */
export interface Attempt {
  number: number;
  message: number;
  created: string;
  /** In milliseconds. */
  duration: number;
  result: number | null;
  body: string | null;
  /** Why it failed; null when the message was told. */
  failure: 'http' | 'network' | 'timeout' | 'other' | null;
}

/** The messages of hooks and the attempts to send them, in a database that has their tables. */
export function messageRecords(database: DatabaseSync) {
  const settled = (hook: string) =>
    database
      .prepare(
        `DELETE FROM hook_messages WHERE hook = ?1 AND due IS NULL AND number <=
          (SELECT number FROM hook_messages WHERE hook = ?1 AND due IS NULL ORDER BY number DESC LIMIT 1 OFFSET ?2)`,
      )
      .run(hook, maxKept);
  return {
    add({
      hook,
      created,
      due,
      headers,
      payload,
    }: Pick<Message, 'hook' | 'created' | 'due' | 'headers' | 'payload'>) {
      const added = database
        .prepare(
          `INSERT INTO hook_messages (hook, created, status, due, failures, headers, payload) VALUES (?, ?, 'pending', ?, 0, ?, ?)`,
        )
        .run(hook, created, due, headers, payload);
      return Number(added.lastInsertRowid);
    },
    /** The message that a hook is told next, whenever that is. */
    next: (hook: string): (Message & { due: number }) | undefined =>
      select<Message & { due: number }>(
        database,
        'SELECT * FROM hook_messages WHERE hook = ? AND due IS NOT NULL ORDER BY due, number LIMIT 1',
      ).get(hook),
    /** Keeps the outcome of an attempt, and when the next one is due; null for none. */
    settle(message: Message, attempt: Omit<Attempt, 'number' | 'message'>, due: number | null): void {
      const { created, duration, result, body, failure } = attempt;
      const status = failure === null ? 'success' : due === null ? 'failed' : 'pending';
      const failures = message.failures + (failure === null ? 0 : 1);
      together(database, () => {
        database
          .prepare('UPDATE hook_messages SET status = ?, due = ?, failures = ?, result = ? WHERE number = ?')
          .run(status, due, failures, result, message.number);
        // The message may be gone, because it is deleted with its hook, perhaps while it is being sent.
        database
          .prepare(
            `INSERT INTO hook_attempts (message, created, duration, result, body, failure)
             SELECT number, ?, ?, ?, ?, ? FROM hook_messages WHERE number = ?`,
          )
          .run(created, duration, result, body, failure, message.number);
        settled(message.hook);
      });
    },
    /**
     * Gives up the messages of a hook from before a time: those that have failed already, or all of them. Answers how
     * many.
     */
    giveUp(hook: string, before: string, isAll: boolean): number {
      return together(database, () => {
        const { changes } = database
          .prepare(
            `UPDATE hook_messages SET status = 'failed', due = NULL
             WHERE hook = ? AND due IS NOT NULL AND created < ? AND (failures > 0 OR ?)`,
          )
          .run(hook, before, Number(isAll));
        settled(hook);
        return Number(changes);
      });
    },
    /** The messages of a hook, the newest first. */
    of: (hook: string, max: number): Message[] =>
      select<Message>(
        database,
        'SELECT * FROM hook_messages WHERE hook = ? ORDER BY number DESC LIMIT ?',
      ).all(hook, max),
    /** The tries to tell the messages of a hook, the newest first. */
    attemptsOf: (hook: string, max: number): Attempt[] =>
      select<Attempt>(
        database,
        `SELECT hook_attempts.* FROM hook_attempts JOIN hook_messages ON message = hook_messages.number
         WHERE hook = ? ORDER BY hook_attempts.number DESC LIMIT ?`,
      ).all(hook, max),
    attempt: (number: number): (Attempt & { hook: string }) | undefined =>
      select<Attempt & { hook: string }>(
        database,
        `SELECT hook_attempts.*, hook FROM hook_attempts JOIN hook_messages ON message = hook_messages.number
         WHERE hook_attempts.number = ?`,
      ).get(number),
  };
}

/** The records of messages. */
export type MessageRecords = ReturnType<typeof messageRecords>;
