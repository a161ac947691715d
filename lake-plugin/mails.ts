import { findAccount } from '#lake/features/accounts/account.ts';
import { systemClock } from '#lake/kernel/clock.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import { mailTables } from './mail/mail-records.ts';
import { openOutbox, type SendMail } from './mail/outbox.ts';
import { mailsOf } from './reviews/mails-of.ts';
import { mailsOfSubmission } from './submissions/mails-of-submission.ts';

const maxAgeMs = 24 * 3_600_000; // of what people are still told of

/**
 * Sends mails to people who are asked for a review, whose request for one is answered, or who are to know what visitors
 * send by a form. For the one process that serves a lake: any other that opens its folder would send waiting mails a
 * second time.
 */
export const mails = ({ send, studioUrl }: { send: SendMail; studioUrl: string }): LakePlugin => ({
  name: 'mails',
  tables: mailTables,
  start(store, { clock = systemClock }) {
    const { database } = store;
    const outbox = openOutbox(database, send, clock);
    const known = {
      studioUrl,
      // What an import brings was told when it happened.
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
