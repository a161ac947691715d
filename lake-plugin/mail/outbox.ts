import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#lake/kernel/clock.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import { type Mail, mailRecords, type WaitingMail } from './mail-records.ts';

const firstPauseMs = 30_000;
const maxPauseMs = 60 * 60_000;
const maxFailures = 10; // with these pauses, in about three hours
const maxWaitMs = 60_000; // a machine that slept does not count that time

/** Sends a mail; rejects where it was not taken. */
export type SendMail = (mail: Mail) => Promise<unknown>;

/** Mails on their way. */
export interface Outbox {
  /** Keeps a mail until it is sent. */
  put(mail: Mail): void;
  close(): void;
}

/**
 * Sends mails one after the other, over restarts: what cannot be sent is tried again, later each time, and given up in the end.
 * Both are said in the log. Nobody waits for it.
 */
export function openOutbox(database: DatabaseSync, send: SendMail, clock: Clock): Outbox {
  const records = mailRecords(database);
  let isOpen = true;
  let isSending = false;
  let cancel = () => {};

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let mail = due(); mail; mail = due()) await trySending(mail);
    } catch (error) {
      if (isOpen) console.error('Mails are not sent, as their table does not answer:', error);
    }
    isSending = false;
    if (isOpen) arm();
  }

  function due(): WaitingMail | undefined {
    const mail = isOpen ? records.next() : undefined;
    return mail && mail.due <= clock.now() ? mail : undefined;
  }

  async function trySending(mail: WaitingMail): Promise<void> {
    try {
      await send(mail);
      if (isOpen) records.remove(mail.number);
    } catch (error) {
      if (isOpen) putOff(mail, messageOf(error));
    }
  }

  function putOff({ number, subject, failures }: WaitingMail, reason: string): void {
    const isLast = failures + 1 >= maxFailures;
    const end = isLast ? 'It is given up' : 'It is tried again';
    console.error(`The mail "${subject}" was not sent: ${reason}. ${end}.`);
    if (isLast) records.remove(number);
    else records.delay(number, clock.now() + Math.min(firstPauseMs * 2 ** failures, maxPauseMs));
  }

  function arm(): void {
    cancel();
    const next = records.next();
    if (next)
      cancel = clock.after(Math.min(Math.max(next.due - clock.now(), 0), maxWaitMs), () => void work());
  }

  arm();
  return {
    put(mail) {
      records.add(mail, clock.now());
      void work();
    },
    close() {
      isOpen = false;
      cancel();
    },
  };
}
