import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#lake/kernel/clock.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { type Mail, mailRecords, type WaitingMail } from './mail-records.ts';

const firstPauseMs = 30_000;
const maxPauseMs = 60 * 60_000;
const maxFailures = 10; // with these pauses, reached in about three hours
const maxWaitMs = 60_000; // because timers do not count the time in which a machine slept

/** Sends a mail; rejects when it was not accepted. */
export type SendMail = (mail: Mail) => Promise<unknown>;

/** Mails on their way. */
export interface Outbox {
  /** Keeps a mail until it is sent; within a transaction of the database, if that is kept. */
  put(mail: Mail): void;
  /** Begins to send what was put. */
  send(): void;
  close(): void;
}

/**
 * Sends mails one after the other, also after restarts. A mail that cannot be sent is tried again after growing pauses,
 * and given up in the end; the log tells of both. Nobody has to wait for it.
 */
export function openOutbox(database: DatabaseSync, send: SendMail, clock: Clock): Outbox {
  const records = mailRecords(database);
  let isOpen = true;
  /** The numbers of mails that were sent and are still in the table. */
  const sent = new Set<number>();
  let isSending = false;
  let cancel = () => {};

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let mail = due(); mail; mail = due()) await trySending(mail);
      if (isOpen) arm();
    } catch (error) {
      if (isOpen) {
        console.error('Mails cannot be sent because their table does not answer; trying again:', error);
        wait(firstPauseMs);
      }
    }
    isSending = false;
  }

  function due(): WaitingMail | undefined {
    const mail = isOpen ? records.next() : undefined;
    return mail && mail.due <= clock.now() ? mail : undefined;
  }

  async function trySending(mail: WaitingMail): Promise<void> {
    if (!sent.has(mail.number)) {
      const refusal = await send(mail).then(
        () => undefined,
        (error) => messageOf(error),
      );
      if (!isOpen) return;
      if (refusal !== undefined) return putOff(mail, refusal);
      sent.add(mail.number);
    }
    records.remove(mail.number);
    sent.delete(mail.number);
  }

  function putOff({ number, subject, failures }: WaitingMail, reason: string): void {
    const isLast = failures + 1 >= maxFailures;
    const end = isLast ? 'It will not be tried again' : 'It will be tried again';
    console.error(`The mail "${subject}" was not sent: ${reason}. ${end}.`);
    if (isLast) records.remove(number);
    else records.delay(number, clock.now() + Math.min(firstPauseMs * 2 ** failures, maxPauseMs));
  }

  function arm(): void {
    cancel();
    const next = records.next();
    if (next) wait(Math.min(Math.max(next.due - clock.now(), 0), maxWaitMs));
  }

  function wait(ms: number): void {
    cancel();
    cancel = clock.after(ms, () => void work());
  }

  arm();
  return {
    put(mail) {
      records.add(mail, clock.now());
    },
    send: () => void work(),
    close() {
      isOpen = false;
      cancel();
    },
  };
}
