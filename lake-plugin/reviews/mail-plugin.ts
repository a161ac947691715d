import { findAccount } from '#lake/features/accounts/account.ts';
import { systemClock } from '#lake/kernel/clock.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import { mailTables } from '../mail/mail-records.ts';
import { openOutbox, type SendMail } from '../mail/outbox.ts';
import { mailsOf } from './mails-of.ts';

/**
 * Tells people by mail that they are asked for a review, or that theirs is answered. For the one process that serves a lake: whoever
 * else opens its folder would send what waits there a second time.
 */
export const reviewMails = ({ send, studioUrl }: { send: SendMail; studioUrl: string }): LakePlugin => ({
  name: 'review-mails',
  tables: mailTables,
  start(store, { clock = systemClock }) {
    const { database } = store;
    const outbox = openOutbox(database, send, clock);
    const known = {
      studioUrl,
      person: (id: string) => findAccount(database, id),
      titleOf: (id: string) => String(store.get(id)?.title ?? ''),
    };
    const stop = store.onCommit(({ changes }) => {
      for (const change of changes) for (const mail of mailsOf(change, known)) outbox.put(mail);
    });
    return () => {
      stop();
      outbox.close();
    };
  },
});
