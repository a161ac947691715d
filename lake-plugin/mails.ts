import { findAccount } from '#lake/features/accounts/account.ts';
import { systemClock } from '#lake/kernel/clock.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import { mailTables } from './mail/mail-records.ts';
import { openOutbox, type SendMail } from './mail/outbox.ts';
import { mailsOf } from './reviews/mails-of.ts';
import { mailsOfSubmission } from './submissions/mails-of-submission.ts';

const maxAgeMs = 24 * 3_600_000; // of what somebody is told of

/**
 * Tells people by mail that they are asked for a review, that theirs is answered, and what visitors have sent by a form. For the one
 * process that serves a lake: whoever else opens its folder would send what waits there a second time.
 */
export const mails = ({ send, studioUrl }: { send: SendMail; studioUrl: string }): LakePlugin => ({
  name: 'mails',
  tables: mailTables,
  start(store, { clock = systemClock }) {
    const { database } = store;
    const outbox = openOutbox(database, send, clock);
    const known = {
      studioUrl,
      // What an import brings was told of when it happened.
      isNews: (at: unknown) => !(clock.now() - Date.parse(String(at)) > maxAgeMs),
      person: (id: string) => findAccount(database, id),
      titleOf: (id: string) => String(store.get(id)?.title ?? ''),
      formOf: (id: string) => store.get(id),
    };
    const stop = store.onCommit(({ changes }) => {
      for (const change of changes)
        for (const mail of [...mailsOf(change, known), ...mailsOfSubmission(change, known)]) outbox.put(mail);
    });
    return () => {
      stop();
      outbox.close();
    };
  },
});
