import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { mailTables } from './mail-records.ts';
import { openOutbox } from './outbox.ts';

const mail = { to: 'lena@corp.example', subject: 'Review', text: 'Is it true?' };

/** A clock that goes on only when it is told to. */
function handClock() {
  let now = 0;
  let next: { at: number; call: () => void } | undefined;
  return {
    now: () => now,
    after(ms: number, call: () => void) {
      const own = { at: now + ms, call };
      next = own;
      return () => {
        if (next === own) next = undefined;
      };
    },
    async pass(ms: number) {
      const until = now + ms;
      while (next && next.at <= until) {
        const { at, call } = next;
        next = undefined;
        now = at;
        call();
        await vi.waitFor(() => expect(next).toBeDefined(), { timeout: 100, interval: 1 }).catch(() => {});
      }
      now = until;
    },
  };
}

test('a mail that was sent while its table takes no change is sent once, and goes when it takes one again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const database = new DatabaseSync(':memory:');
  for (const table of mailTables) database.exec(table);
  const waiting = () => database.prepare('SELECT number FROM mails').all().length;
  const clock = handClock();
  const sent: string[] = [];
  const outbox = openOutbox(
    database,
    async ({ subject }) => {
      sent.push(subject);
      database.exec('PRAGMA query_only = 1'); // as where a disk is full
    },
    clock,
  );
  outbox.put(mail);
  outbox.send();
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  await clock.pass(120_000);
  expect([sent, waiting()]).toEqual([['Review'], 1]);
  expect(error.mock.calls.length, 'one line for each half minute').toBe(5);
  expect(String(error.mock.lastCall)).toContain('because their table does not answer');

  database.exec('PRAGMA query_only = 0');
  await clock.pass(30_000);
  expect([sent, waiting()]).toEqual([['Review'], 0]);
  outbox.close();
  error.mockRestore();
});
